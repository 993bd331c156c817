import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Agent, getAgent } from '@parleykit/contract/agents/agents'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'

let app: TestApp
let client: pg.Client
const logged: Record<string, unknown>[] = []
beforeAll(async () => {
  app = await createTestApp({}, (line) => logged.push(line))
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
})

const count = async (query: string, { id }: Agent) =>
  (await client.query<{ n: number }>(query, [id])).rows[0]?.n

/** Work processes under this one. */
function listWorkProcesses(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const ours = lines.filter((line) => {
    const [, parent] = line.trim().split(/\s+/)
    return Number(parent) === process.pid && line.includes('child-process/main.ts')
  })
  return ours.map((line) => Number(line.trim().split(/\s+/)[0]))
}

/**
 * Kills work processes as the system would that is out of memory, until it has been counted often enough: one that was
 * started ahead is replaced, and isn't counted.
 */
async function killWork(isEnough: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const running = listWorkProcesses()
    // One that is begun after the last count isn't among them.
    if (await isEnough()) return
    for (const pid of running) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    await sleep(20)
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
  await killWork(async () => (await read(owner, agent)).trainingStatus === 'error')
  await training
  const failed = await read(owner, agent)
  expect(failed).toMatchObject({ trainingStatus: 'error', trained: false })
  expect(failed.trainingError).toMatch(/“prices” took too much|Training took too much/)

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
  const stops = 'select stops as n from training_states where agent_id = $1'
  await killWork(async () => (await count(stops, agent)) === 1)
  await waitUntilTrained(owner, agent, 'completed')
  await training
}, 120_000)

test('a purge whose work is killed twice is given up, and taken up again with the next deletion', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [
    'We open at nine. '.repeat(20_000),
    'We close at six.',
    'Dogs may come.',
  ])
  const params = { id: agent.id }
  const [first, second] = (await owner.call(listKnowledge, { params })).body
  const stops = () => count('select purge_stops as n from training_states where agent_id = $1', agent)
  const listed = () => count('select count(*)::int as n from index_entries where agent_id = $1', agent)
  const before = (await listed()) ?? 0

  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: first?.id ?? 0 } })
  await killWork(async () => (await stops()) === 2)
  const isGivenUp = ({ msg, agentId }: Record<string, unknown>) =>
    msg === 'gave up purging deleted entries' && agentId === agent.id
  await expect.poll(() => logged.some(isGivenUp)).toBe(true)
  expect(await stops()).toBe(2)
  expect(await listed()).toBe(before)

  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: second?.id ?? 0 } })
  await expect.poll(listed).toBe(before - 2)
  await expect.poll(stops).toBe(0)
}, 120_000)
