import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { addKnowledgeText, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../test/ask.ts'
import { callRoute } from '../test/call-route.ts'
import { createTestDatabase, databaseVariablesOf, type TestDatabase } from '../test/create-test-database.ts'
import { expectAllStored } from '../test/expect-all-stored.ts'
import { keepAsking, queryDatabase } from '../test/keep-asking.ts'
import { makeAgent } from '../test/make-agent.ts'
import { makeOwner } from '../test/make-owner.ts'
import { runNode, type ServerNode } from '../test/run-node.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 })

const visitors = 6
const answersUntil = { killed: 12, drained: 24, end: 40 }

let database: TestDatabase
let dataDir: string
const nodes: ServerNode[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-nodes-'))
})
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.kill()))
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function startNode(): Promise<ServerNode> {
  const folder = await mkdtemp(join(dataDir, 'node-'))
  const node = await runNode({ ...databaseVariablesOf(database.url), DATA_DIR: folder })
  nodes.push(node)
  return node
}

test('a node killed and a node drained in the middle of chats and trainings: nothing lost, nothing doubled', async () => {
  const [first, second] = await Promise.all([startNode(), startNode()])
  let origins = [first.origin, second.origin]
  const owner = await makeOwner(first.origin)
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  const params = { id: agent.id }
  const shop = keepAsking(agent.publicId, () => origins, { visitors, until: answersUntil.end })
  const callSomewhere: typeof owner.call = async (route, options) => {
    for (let attempt = 0; ; attempt++) {
      const origin = origins[attempt % origins.length] ?? ''
      const headers = { cookie: owner.cookie }
      const answer = await callRoute(origin, route, { ...options, headers }).catch(() => null)
      if (answer && answer.status < 500) return answer
      await sleep(50)
    }
  }

  const added: number[] = []
  const add = async (content: string) => {
    const { body } = await callSomewhere(addKnowledgeText, { params, body: { content } })
    added.push(body.id)
  }
  await expect.poll(() => shop.acknowledged.length).toBeGreaterThanOrEqual(answersUntil.killed)
  await add('# Bikes\n\nRenting a bike costs 9 euros an hour.')
  const trainedOverKill = callSomewhere(trainAgent, { params })
  await first.kill()
  origins = [second.origin]
  await trainedOverKill
  const third = await startNode()
  origins = [second.origin, third.origin]

  await expect.poll(() => shop.acknowledged.length).toBeGreaterThanOrEqual(answersUntil.drained)
  await add('# Tents\n\nRenting a tent costs 14 euros a night.')
  const trainedOverDrain = callSomewhere(trainAgent, { params })
  const drained = second.stop()
  origins = [third.origin]
  expect(await drained).toBe(0)
  await trainedOverDrain
  await shop.ended()

  await expect
    .poll(async () => (await callSomewhere(getAgent, { params })).body.trainingStatus, { timeout: 120_000 })
    .toBe('completed')
  await expectAllStored(database.url, shop.acknowledged)
  const known = (await callSomewhere(listKnowledge, { params })).body.map(({ id }) => id)
  expect(known).toEqual(expect.arrayContaining(added))
  expect(new Set(known).size).toBe(known.length)
  for (const [message, price] of [
    ['How much does renting a bike cost?', '9 euros'],
    ['How much does renting a tent cost?', '14 euros'],
  ] as const)
    expect((await ask(third.origin, agent.publicId, { message })).text).toContain(price)
  const finished = await queryDatabase<{ count: number }>(
    database.url,
    `select count(*)::int as count from turns where state = 'finished'`,
  )
  await expect
    .poll(async () => (await callSomewhere(getUser, {})).body.chatCreditsUsed)
    .toBe(finished[0]?.count)
})
