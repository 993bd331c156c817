import { getAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { addKnowledgeText, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../test/ask.ts'
import { createTestApp } from '../test/create-test-app.ts'
import { expectAllStored } from '../test/expect-all-stored.ts'
import { askedPrice, keepAsking, queryDatabase } from '../test/keep-asking.ts'
import { makeAgent } from '../test/make-agent.ts'
import { makeOwner } from '../test/make-owner.ts'
import { openDatabaseProxy } from '../test/open-database-proxy.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 })

const answersAfterEach = 10

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

test('a database that goes away and one that falls silent, in the middle of chats and trainings: nothing lost, doubled or wrong', async () => {
  const database = await openDatabaseProxy()
  undo.push(database.close)
  const app = await createTestApp({ DATABASE_URL: database.url })
  undo.push(app.close)
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  const params = { id: agent.id }
  const shop = keepAsking(agent.publicId, () => [app.origin], { visitors: 4, until: 4 * answersAfterEach })
  const callUntilDone: typeof owner.call = async (route, options) =>
    vi.waitFor(async () => {
      const answer = await owner.call(route, options)
      expect(answer.status).toBeLessThan(500)
      return answer
    }, 60_000)
  const answered = (count: number) =>
    expect.poll(() => shop.acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count)

  const added: number[] = []
  for (const [round, goAway] of [database.interrupt, database.fallSilent].entries()) {
    await answered((2 * round + 1) * answersAfterEach)
    const content = `# Tents ${round}\n\nRenting tent number ${round} costs 1${round} euros a night.`
    added.push((await callUntilDone(addKnowledgeText, { params, body: { content } })).body.id)
    const training = owner.call(trainAgent, { params })
    await goAway()
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(503)
    expect((await owner.call(listKnowledge, { params })).status).toBe(503)
    await training
    await database.resume()
    await callUntilDone(trainAgent, { params })
  }
  await shop.ended()

  await expect
    .poll(async () => (await callUntilDone(getAgent, { params })).body.trainingStatus, { timeout: 120_000 })
    .toBe('completed')
  await expectAllStored(database.directUrl, shop.acknowledged)
  for (const { text } of shop.acknowledged) expect(text).toContain('20 euros')
  for (const status of shop.tries.refused.keys()) expect(status).toBe(503)
  const known = (await callUntilDone(listKnowledge, { params })).body.map(({ id }) => id)
  expect(known).toEqual(expect.arrayContaining(added))
  expect(new Set(known).size).toBe(known.length)
  for (const round of [0, 1])
    expect(
      (await ask(app.origin, agent.publicId, { message: `How much is tent number ${round}?` })).text,
    ).toContain(`1${round} euros`)
  const count = async (state: string) =>
    (
      await queryDatabase<{ count: number }>(
        database.directUrl,
        `select count(*)::int as count from turns where state = '${state}'`,
      )
    )[0]?.count
  await expect.poll(() => count('answering'), { timeout: 60_000 }).toBe(0)
  await expect
    .poll(async () => (await callUntilDone(getUser, {})).body.chatCreditsUsed)
    .toBe(await count('finished'))
})

test('a question whose acknowledgment was lost with the connection is answered when it is asked again', async () => {
  const database = await openDatabaseProxy()
  undo.push(database.close)
  const app = await createTestApp({ DATABASE_URL: database.url })
  undo.push(app.close)
  const agent = await makeAgent(await makeOwner(app.origin), [
    '# Kayaks\n\nRenting a kayak costs 20 euros an hour.',
  ])
  const key = { 'idempotency-key': crypto.randomUUID() }
  const askAgain = () => ask(app.origin, agent.publicId, { message: askedPrice }, key)
  const holder = new pg.Client({ connectionString: database.directUrl })
  await holder.connect()
  undo.push(() => holder.end())
  await holder.query('begin')
  await holder.query('select from agents for update')

  const unheard = askAgain()
  const count = async (what: string) =>
    (
      await queryDatabase<{ count: number }>(database.directUrl, `select count(*)::int as count from ${what}`)
    )[0]?.count
  await expect
    .poll(() => count(`pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0)
  await database.interrupt()
  expect((await unheard).status).toBe(503)
  await holder.query('commit')
  await expect.poll(() => count(`turns where state = 'answering'`), { timeout: 60_000 }).toBe(1)
  await database.resume()
  await expect.poll(() => count(`turns where state = 'answering'`), { timeout: 60_000 }).toBe(0)
  await expect.poll(async () => (await askAgain()).text, { timeout: 60_000 }).toContain('20 euros')
  expect(await count(`turns where state = 'finished'`)).toBe(1)
})
