import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type UpdateAgentInput, updateAgent } from '@parleykit/contract/agents/agents'
import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import { type Connection, chooseModels } from '@parleykit/contract/models/models'
import { getWorkspaceSpend, setModelBudget, setModelPrice } from '@parleykit/contract/models/spend'
import { listNeeds } from '@parleykit/contract/reports/dashboard/dashboard'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Asked, ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { compatibleWire } from '../../../../test/model-servers/compatible-wire.ts'
import { connectModel } from '../../../../test/model-servers/connect-model.ts'
import { type ModelServer, startModelServer } from '../../../../test/model-servers/start-model-server.ts'
import { type Mailbox, openMailbox } from '../../../../test/open-mailbox.ts'
import { runNode } from '../../../../test/run-node.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { type OpenDatabase, openDatabase } from '../../../platform/database/index.ts'
import { subscribeOwner } from '../../notifications/index.ts'
import { modelBudgetReservations, modelBudgetUsage } from './base/tables.ts'
import { drainModelSpend, releaseLostBudgets } from './index.ts'

const QUESTION = 'How much does renting a kayak cost?'
const WRITTEN = { says: 'Twenty euros an hour [1].' }
/** What the stand-in says that a reply took, and what that costs by the price below. */
const aReply = { inputTokens: 300, outputTokens: 20, tokens: 320, dollars: 0.0005 }
const price = { input: 1, output: 10 }
/** More than one reply can take and less than 20 of them do. */
const tenReplies: Record<ModelBudget['unit'], ModelBudget> = {
  tokens: { unit: 'tokens', amount: 10 * aReply.tokens },
  // The cheapest budget is a cent, so replies cost more here.
  usd: { unit: 'usd', amount: 10 * aReply.dollars * 100 },
}
const perUnit = { tokens: aReply.tokens, usd: aReply.dollars * 100 }

let mailbox: Mailbox
let server: ModelServer
let app: TestApp
let second: TestApp
let open: OpenDatabase
let owner: TestOwner
let agent: { id: number; publicId: string }
let connection: Connection

beforeAll(async () => {
  mailbox = await openMailbox()
  const environment = { ...mailbox.environment, ALLOW_PRIVATE_HOSTS: '127.0.0.1' }
  server = await startModelServer(compatibleWire)
  app = await createTestApp(environment)
  second = await createTestApp({ ...environment, DATABASE_URL: app.databaseUrl })
  open = openDatabase({ connectionString: app.databaseUrl }, { max: 2 })
})
afterAll(async () => {
  await open.close()
  await second.close()
  await app.close()
  await server.close()
  await mailbox.close()
})
beforeEach(async () => {
  server.act = WRITTEN
  server.requests.length = 0
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  connection = await connectModel(owner, server)
  // Every reply is one request, and what is reserved for it is small beside ten replies.
  await set({ replyCheck: 'never', replyTokensMax: 100 })
  const params = { id: connection.id }
  const body = { model: 'chat-mini', price: { input: price.input * 100, output: price.output * 100 } }
  expect((await owner.call(setModelPrice, { params, body })).status).toBe(200)
})

const set = (body: UpdateAgentInput) => owner.call(updateAgent, { params: { id: agent.id }, body })
const limit = (whose: 'workspace' | 'agent', budget: ModelBudget | null) =>
  whose === 'agent' ? set({ modelBudget: budget }) : owner.call(setModelBudget, { body: { budget } })
const say = ({ origin }: TestApp = app) => ask(origin, agent.publicId, { message: QUESTION })
const spendOf = async () => (await owner.call(getWorkspaceSpend)).body
const written = (asked: readonly Asked[]) => asked.filter(({ text }) => text.includes('Twenty')).length
const quoted = (asked: readonly Asked[]) => asked.filter(({ text }) => text.includes('costs 20 euros')).length
const traceOf = async (asked: Asked | undefined) => {
  const params = { id: asked?.events.at(-1)?.messageId ?? 0 }
  return (await owner.call(getAnswerReceipt, { params })).body
}

const budgets = (['workspace', 'agent'] as const).flatMap((whose) =>
  (['tokens', 'usd'] as const).map((unit) => [whose, unit] as const),
)

test.each(budgets)('20 chats at once never pass the budget of the %s in %s', async (whose, unit) => {
  const budget = tenReplies[unit]
  expect((await limit(whose, budget)).status).toBe(200)
  const asked = await Promise.all(Array.from({ length: 20 }, (_, at) => say(at % 2 === 0 ? app : second)))
  expect([written(asked), quoted(asked)]).toEqual([server.requests.length, 20 - server.requests.length])
  expect(server.requests.length).toBeLessThanOrEqual(10)
  expect(server.requests.length).toBeGreaterThan(0)
  // One after another, it is used up but for less than the most that one reply can take.
  const later: Asked[] = []
  do later.push(await say())
  while (written(later.slice(-1)) === 1)
  expect(await traceOf(later.at(-1))).toMatchObject({ answerer: 'embedded', model: { fault: 'over_budget' } })
  const replies = server.requests.length
  expect(replies).toBeLessThanOrEqual(10)
  expect(replies).toBeGreaterThan(5)
  await expect.poll(async () => (await spendOf()).budgets.map(({ isUsedUp }) => isUsedUp)).toEqual([true])
  const { budgets, month } = await spendOf()
  const agentId = whose === 'agent' ? agent.id : null
  expect(budgets).toEqual([
    { agentId, budget, used: expect.closeTo(replies * perUnit[unit], 6), isUsedUp: true },
  ])
  expect(month).toMatchObject({
    ...{ requests: replies, inputTokens: replies * 300, outputTokens: replies * 20, unpricedRequests: 0 },
    cost: expect.closeTo(replies * perUnit.usd, 6),
  })
  expect(await open.database.select().from(modelBudgetReservations)).toEqual([])

  // A larger budget counts from where the month is.
  await limit(whose, { unit: 'tokens', amount: 1_000_000 })
  expect(written([await say()])).toBe(1)
  expect((await spendOf()).budgets).toMatchObject([{ used: (replies + 1) * aReply.tokens, isUsedUp: false }])
})

test('what was spent before a budget was set counts, and the second model keeps to the budget too', async () => {
  const second = { connectionId: connection.id, model: 'chat-mini-2' }
  server.models.push(second.model)
  await owner.call(chooseModels, { body: { fallback: second } })
  for (let replies = 0; replies < 8; replies++) await say()
  await expect.poll(async () => (await spendOf()).month.requests).toBe(8)
  await limit('agent', tenReplies.tokens)
  expect(await spendOf()).toMatchObject({ budgets: [{ agentId: agent.id, used: 8 * aReply.tokens }] })
  expect(written([await say()])).toBe(0)
  expect(server.requests).toHaveLength(8)
  await limit('agent', null)
  expect(written([await say()])).toBe(1)
  server.models.pop()
})

test('the owner hears once of 80 % and once of 100 %, also by many chats at once', async () => {
  const topics: string[] = []
  const leave = subscribeOwner(app.platform(), owner.user.id, ({ topic }) => topics.push(topic))
  const budget = { unit: 'tokens', amount: 100 * aReply.tokens } as const
  await limit('workspace', budget)
  await set({ name: 'Harbour', modelBudget: budget })
  const mails = () =>
    mailbox.mailsTo(owner.user.email).flatMap(({ subject }) => (subject.includes('budget') ? subject : []))
  const sayAtOnce = () => Promise.all(Array.from({ length: 6 }, (_, at) => say(at % 2 === 0 ? app : second)))
  await say()
  await open.database.update(modelBudgetUsage).set({ tokens: 79 * aReply.tokens })
  await sayAtOnce()
  const low = ['has used 80% of its model budget', 'has used up its model budget'].map((what) =>
    ['Your agent Harbour', 'Your workspace'].map((whose) => `${whose} ${what}`),
  )
  await expect.poll(() => mails().toSorted()).toEqual(low[0])
  await open.database.update(modelBudgetUsage).set({ tokens: 99.5 * aReply.tokens })
  expect(written(await sayAtOnce())).toBe(0)
  await expect.poll(() => mails().toSorted()).toEqual(low.flat().toSorted())
  await sayAtOnce()
  await Promise.all([drainModelSpend(app.platform()), drainModelSpend(second.platform())])
  expect(mails()).toHaveLength(4)
  expect(mailbox.mailsTo(owner.user.email).at(-1)?.text).toContain("isn't enough for another reply")
  expect((await owner.call(listNeeds, { query: {} })).body).toEqual([
    { kind: 'budget_used_up', agent: null, count: 1 },
    { kind: 'budget_used_up', agent: { id: agent.id, name: 'Harbour' }, count: 1 },
  ])
  await expect.poll(() => topics).toContain('models')
  expect(mailbox.mailsTo(owner.user.email).at(-1)?.link).toContain('/dashboard/profile/spending')
  leave()
})

test('what a killed process had reserved comes back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-killed-'))
  const node = await runNode({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: dataDir,
    ALLOW_PRIVATE_HOSTS: '127.0.0.1',
  })
  await limit('workspace', tenReplies.tokens)
  await limit('agent', tenReplies.usd)
  server.act = { hangsAfter: 'Twenty' }
  const waiting = ask(node.origin, agent.publicId, { message: QUESTION }).catch(() => null)
  await expect.poll(() => server.requests.length).toBe(1)
  const isUsed = async () => (await spendOf()).budgets.map(({ used }) => used > 0)
  expect(await isUsed()).toEqual([true, true])
  await node.kill()
  await waiting
  await releaseLostBudgets(open.database, new Date(Date.now() - 60_000))
  expect(await isUsed()).toEqual([true, true])
  await releaseLostBudgets(open.database, new Date(Date.now() + 60_000))
  expect(await isUsed()).toEqual([false, false])
  server.act = WRITTEN
  expect(written([await say()])).toBe(1)
  await rm(dataDir, { recursive: true })
}, 240_000)
