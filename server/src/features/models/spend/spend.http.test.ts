import { deleteAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import type { Connection } from '@parleykit/contract/models/models'
import {
  getInstallationSpend,
  getWorkspaceSpend,
  setInstallationModelPrice,
  setModelBudget,
  setModelPrice,
} from '@parleykit/contract/models/spend'
import { listAudit } from '@parleykit/contract/workspaces/audit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { compatibleWire } from '../../../../test/model-servers/compatible-wire.ts'
import { connectModel } from '../../../../test/model-servers/connect-model.ts'
import { openaiWire } from '../../../../test/model-servers/openai-wire.ts'
import { type ModelServer, startModelServer } from '../../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { type OpenDatabase, openDatabase } from '../../../platform/database/index.ts'
import { modelSpend } from './base/tables.ts'
import { deleteOldSpend } from './delete-old-spend.ts'

const KNOWLEDGE = ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.']
const QUESTION = 'How much does renting a kayak cost?'
/** A reply and its verification, as the stand-ins report them. */
const tokens = { requests: 2, inputTokens: 600, outputTokens: 40 }
const nothing = { requests: 0, inputTokens: 0, outputTokens: 0, cost: 0, unpricedRequests: 0 }

let app: TestApp
let open: OpenDatabase
let server: ModelServer
let openai: ModelServer
let owner: TestOwner
let agent: { id: number; publicId: string }

beforeAll(async () => {
  const act = { says: 'Twenty euros an hour [1].' }
  server = await startModelServer(compatibleWire, { act })
  openai = await startModelServer(openaiWire, { act, models: ['gpt-4o-mini'] })
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
  open = openDatabase({ connectionString: app.databaseUrl }, { max: 2 })
})
afterAll(async () => {
  await open.close()
  await app.close()
  await server.close()
  await openai.close()
})
beforeEach(async () => {
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  agent = await makeAgent(owner, KNOWLEDGE)
})

const inWorkspace = () => ({ [workspaceHeader]: String(owner.user.id) })
const spendOf = async (member = owner) =>
  (await member.call(getWorkspaceSpend, { headers: inWorkspace() })).body
/** Asks, and waits until what it took is recorded. */
async function askOnce(): Promise<{ cost: number | null; verification: { cost: number | null } | null }> {
  const { requests } = (await spendOf()).month
  const { events } = await ask(app.origin, agent.publicId, { message: QUESTION })
  await expect.poll(async () => (await spendOf()).month.requests).toBe(requests + 2)
  const params = { id: events.at(-1)?.messageId ?? 0 }
  const { model } = (await owner.call(getAnswerReceipt, { params })).body
  if (!model) throw new Error('No model has answered')
  return model
}
const setPrice = ({ id }: Connection, model: string, price: { input: number; output: number } | null) =>
  owner.call(setModelPrice, { params: { id }, body: { model, price } })

test('a price that is set beats the list, on the receipt and in the sums', async () => {
  const connection = await connectModel(owner, openai, { provider: 'openai' })
  const listed = await askOnce()
  const cost = (input: number, output: number) => (300 * input + 20 * output) / 1_000_000
  expect(listed.cost).toBeCloseTo(cost(0.15, 0.6), 9)
  expect(await spendOf()).toMatchObject({
    prices: [{ model: 'gpt-4o-mini', price: { input: 0.15, output: 0.6 }, source: 'list' }],
    pricesListedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect((await setPrice(connection, 'gpt-4o-mini', { input: 5, output: 50 })).status).toBe(200)
  const own = await askOnce()
  expect(own).toMatchObject({ cost: cost(5, 50), verification: { cost: cost(5, 50) } })
  const { today, month, rows, days, prices } = await spendOf()
  const sum = { ...tokens, requests: 4, inputTokens: 1200, outputTokens: 80, unpricedRequests: 0 }
  expect(month).toEqual({ ...sum, cost: expect.closeTo(2 * cost(0.15, 0.6) + 2 * cost(5, 50), 5) })
  expect(today).toEqual(month)
  expect(rows).toEqual([
    { agentId: agent.id, agentName: expect.any(String), model: 'gpt-4o-mini', isOwnKey: true, today, month },
  ])
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject(month)
  expect(days[0]).toMatchObject(nothing)
  expect(prices).toMatchObject([{ price: { input: 5, output: 50 }, source: 'set' }])
  await setPrice(connection, 'gpt-4o-mini', null)
  expect((await askOnce()).cost).toBe(listed.cost)
})

test('a model without a price is counted apart, and the sum of a deleted agent stays', async () => {
  await connectModel(owner, server)
  expect((await askOnce()).cost).toBeNull()
  await owner.call(deleteAgent, { params: { id: agent.id } })
  const { month, rows, prices } = await spendOf()
  expect(month).toEqual({ ...tokens, cost: 0, unpricedRequests: 2 })
  expect(rows).toMatchObject([{ agentId: agent.id, agentName: null }])
  expect(prices).toMatchObject([{ price: null, source: null }])
})

test('a viewer reads, an editor limits an agent, and only the owner the workspace', async () => {
  const connection = await connectModel(owner, server)
  const viewer = await makeMember(app.origin, owner, 'viewer')
  const editor = await makeMember(app.origin, owner, 'editor')
  const headers = inWorkspace()
  const budget = { unit: 'usd', amount: 5 } as const
  const statuses = async (member: TestOwner) => {
    const params = { id: connection.id }
    const answers = [
      await member.call(getWorkspaceSpend, { headers }),
      await member.call(updateAgent, { params: { id: agent.id }, headers, body: { modelBudget: budget } }),
      await member.call(setModelBudget, { headers, body: { budget } }),
      await member.call(setModelPrice, { params, headers, body: { model: 'chat-mini', price: null } }),
    ]
    return answers.map(({ status }) => status)
  }
  expect(await statuses(viewer)).toEqual([200, 403, 403, 403])
  expect(await statuses(editor)).toEqual([200, 200, 403, 403])
  expect(await statuses(owner)).toEqual([200, 200, 200, 200])
  const { entries } = (await owner.call(listAudit)).body
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'model_price_changed', details: { model: 'chat-mini', price: 'the list price' } },
    { action: 'model_budget_changed', details: { budget: '5 US dollars' } },
  ])
  expect(await spendOf(viewer)).toMatchObject({
    budget,
    budgets: [
      { agentId: null, budget, used: 0, isUsedUp: false },
      { agentId: agent.id, budget, used: 0, isUsedUp: false },
    ],
  })
  const stranger = await makeOwner(app.origin)
  const body = { model: 'chat-mini', price: null }
  expect((await stranger.call(setModelPrice, { params: { id: connection.id }, body })).status).toBe(404)
})

test.each([
  { unit: 'tokens', amount: 0 },
  { unit: 'tokens', amount: 1.5 },
  { unit: 'usd', amount: 0.001 },
  { unit: 'usd', amount: -1 },
  { unit: 'usd', amount: 1e12 },
  { unit: 'euros', amount: 5 },
])('%j is no budget', async (given) => {
  const budget = given as { unit: 'usd'; amount: number }
  expect((await owner.call(setModelBudget, { body: { budget } })).status).toBe(400)
  const params = { id: agent.id }
  expect((await owner.call(updateAgent, { params, body: { modelBudget: budget } })).status).toBe(400)
})

test('the operator sees what workspaces spend, sets prices, and nobody else does', async () => {
  const operator = await makeOwner(app.origin)
  await setTier(app.databaseUrl, operator, 'admin')
  const connection = await connectModel(operator, server, { as: 'operator' })
  const params = { id: connection.id }
  const body = { model: 'chat-mini', price: { input: 2, output: 4 } }
  expect((await operator.call(setInstallationModelPrice, { params, body })).status).toBe(200)
  expect((await askOnce()).cost).toBeCloseTo(0.00068, 9)
  const { workspaces, prices, days } = (await operator.call(getInstallationSpend)).body
  const mine = workspaces.find(({ username }) => username === owner.user.username)
  expect(mine?.month).toEqual({ ...tokens, cost: expect.closeTo(0.00136, 9), unpricedRequests: 0 })
  expect(mine?.monthByServer).toEqual(mine?.month)
  expect(prices).toMatchObject([{ connectionId: connection.id, ...body, source: 'set' }])
  expect(days.at(-1)?.requests).toBeGreaterThanOrEqual(2)
  const setPriceTo = (price: typeof body.price | null) =>
    operator.call(setInstallationModelPrice, { params, body: { ...body, price } })
  await setPriceTo(null)
  expect((await askOnce()).cost).toBeNull()
  expect((await spendOf()).unpricedServerModels).toEqual([body.model])
  await setPriceTo(body.price)
  expect((await spendOf()).unpricedServerModels).toEqual([])
  expect((await owner.call(getInstallationSpend)).status).toBe(404)
  expect((await owner.call(setInstallationModelPrice, { params, body })).status).toBe(404)
  expect((await owner.call(setModelPrice, { params, body })).status).toBe(404)
})

test('spend is kept for 13 months', async () => {
  const row = { ownerId: owner.user.id, agentId: agent.id, model: 'm', isOwnKey: true, unpricedRequests: 0 }
  const now = new Date()
  const monthsAgo = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10)
  const spent = { ...row, requests: 1, inputTokens: 1, outputTokens: 1, costMicros: 1 }
  await open.database
    .insert(modelSpend)
    .values([12, 15].map((months) => ({ ...spent, day: monthsAgo(months) })))
  await deleteOldSpend(app.platform())
  const kept = await open.database.select({ day: modelSpend.day }).from(modelSpend)
  expect(kept.map(({ day }) => day)).toContain(monthsAgo(12))
  expect(kept.map(({ day }) => day)).not.toContain(monthsAgo(15))
})
