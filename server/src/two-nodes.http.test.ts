import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getUser } from '@parleykit/contract/account'
import { getAgent } from '@parleykit/contract/agents'
import { addKnowledgeText, listKnowledge } from '@parleykit/contract/knowledge'
import { trainAgent } from '@parleykit/contract/training'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, ask } from '../test/ask.ts'
import { callRoute } from '../test/call-route.ts'
import { createTestDatabase, databaseVariablesOf, type TestDatabase } from '../test/create-test-database.ts'
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

interface Acknowledged {
  readonly key: string
  readonly conversationId: number
  readonly text: string
}

/** What visitors do whose server may go away: the same question with the same key at whichever node answers, until it is there. */
function createVisitors(publicId: string, origins: () => readonly string[]) {
  const acknowledged: Acknowledged[] = []
  const isOver = () => acknowledged.length >= answersUntil.end

  async function askOnce(origin: string, visitorId: string, key: string): Promise<Asked | null> {
    const message = 'How much does renting a kayak cost?'
    return ask(origin, publicId, { message, visitorId }, { 'idempotency-key': key }).catch(() => null)
  }

  async function askUntilAnswered(visitorId: string, turn: number): Promise<void> {
    let key = crypto.randomUUID()
    for (let attempt = 0; ; attempt++) {
      const places = origins()
      const origin = places[(turn + attempt) % places.length] ?? ''
      const answered = await askOnce(origin, visitorId, key)
      const last = answered?.events.at(-1)
      if (answered?.conversationId && last?.done) {
        acknowledged.push({ key, conversationId: answered.conversationId, text: answered.text })
        return
      }
      // Its writer died, which it was told: the next try is another question.
      if (last?.error) key = crypto.randomUUID()
      await sleep(50)
    }
  }

  const chatting = Array.from({ length: visitors }, async (_, index) => {
    const visitorId = `visitor-${crypto.randomUUID()}`
    for (let turn = index; !isOver(); turn++) {
      await askUntilAnswered(visitorId, turn)
    }
  })
  return {
    acknowledged,
    ended: () => Promise.all(chatting),
  }
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

test('a node killed and a node drained in the middle of chats and trainings: nothing lost, nothing doubled', async () => {
  const [first, second] = await Promise.all([startNode(), startNode()])
  let origins = [first.origin, second.origin]
  const owner = await makeOwner(first.origin)
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  const params = { id: agent.id }
  const shop = createVisitors(agent.publicId, () => origins)
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
  await expectAllStored(shop.acknowledged)
  const known = (await callSomewhere(listKnowledge, { params })).body.map(({ id }) => id)
  expect(known).toEqual(expect.arrayContaining(added))
  expect(new Set(known).size).toBe(known.length)
  for (const [message, price] of [
    ['How much does renting a bike cost?', '9 euros'],
    ['How much does renting a tent cost?', '14 euros'],
  ] as const)
    expect((await ask(third.origin, agent.publicId, { message })).text).toContain(price)
  const finished = await query<{ count: number }>(
    `select count(*)::int as count from turns where state = 'finished'`,
  )
  await expect
    .poll(async () => (await callSomewhere(getUser, {})).body.chatCreditsUsed)
    .toBe(finished[0]?.count)
})

/** Each acknowledged answer stands once in its conversation, after its question, word for word. */
async function expectAllStored(acknowledged: readonly Acknowledged[]): Promise<void> {
  const rows = await query<{ key: string; conversation: string; answers: string[]; questions: number }>(`
    select turns.idempotency_key as key, turns.conversation_id as conversation,
      count(*) filter (where messages.sender_type = 'visitor')::int as questions,
      coalesce(array_agg(messages.content) filter (where messages.sender_type = 'agent'), '{}') as answers
    from turns join messages on messages.conversation_id = turns.conversation_id
    where turns.idempotency_key is not null group by 1, 2`)
  const ofKey = new Map(rows.map((row) => [row.key, row]))
  expect(ofKey.size).toBe(rows.length)
  for (const { key, conversationId, text } of acknowledged)
    expect(ofKey.get(key)).toMatchObject({
      conversation: String(conversationId),
      questions: 1,
      answers: [text],
    })
  for (const { answers } of rows) expect(answers.length).toBeLessThanOrEqual(1)
}
