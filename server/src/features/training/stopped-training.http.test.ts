import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Agent, getAgent } from '@parleykit/contract/agents'
import { addKnowledgeText, deleteKnowledgeEntry } from '@parleykit/contract/knowledge'
import { trainAgent } from '@parleykit/contract/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Work processes under this one. */
function listWorkProcesses(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const ours = lines.filter((line) => {
    const [, parent] = line.trim().split(/\s+/)
    return Number(parent) === process.pid && line.includes('work-process/main.ts')
  })
  return ours.map((line) => Number(line.trim().split(/\s+/)[0]))
}

/** Kills the next `count` work processes as the system would that is out of memory. */
async function killWork(count: number): Promise<void> {
  const killed = new Set<number>()
  while (killed.size < count) {
    for (const pid of listWorkProcesses()) {
      if (killed.has(pid)) continue
      process.kill(pid, 'SIGKILL')
      killed.add(pid)
    }
    await sleep(5)
  }
}

const read = async (owner: TestOwner, agent: Agent): Promise<Agent> =>
  (await owner.call(getAgent, { params: { id: agent.id } })).body

async function waitUntilTrained(
  owner: TestOwner,
  agent: Agent,
  status: 'completed' | 'error',
): Promise<void> {
  await expect.poll(async () => (await read(owner, agent)).trainingStatus, { timeout: 60_000 }).toBe(status)
}

test('a training whose work is killed twice fails with its reason, and trains again when asked', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const added = await owner.call(addKnowledgeText, {
    params,
    body: { content: 'We open at nine. '.repeat(20_000), fileName: 'prices' },
  })
  const training = owner.call(trainAgent, { params })
  await killWork(2)
  await waitUntilTrained(owner, agent, 'error')
  await training
  const failed = await read(owner, agent)
  expect(failed).toMatchObject({ trainingStatus: 'error', trained: false })
  expect(failed.trainingError).toMatch(/“prices” could not be read|could not be indexed/)

  await owner.call(addKnowledgeText, { params, body: { content: 'We close at six.' } })
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: added.body.id } })
  await owner.call(trainAgent, { params })
  await waitUntilTrained(owner, agent, 'completed')
  expect(await read(owner, agent)).toMatchObject({ trained: true, trainingError: null })
}, 120_000)

test('a training whose work is killed once completes', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  await owner.call(addKnowledgeText, { params, body: { content: 'We open at nine. '.repeat(20_000) } })
  const training = owner.call(trainAgent, { params })
  await killWork(1)
  await waitUntilTrained(owner, agent, 'completed')
  await training
}, 120_000)
