import { getAnswerReceipt, replayAnswer } from '@parleykit/contract/answering/answer-traces'
import { getUser } from '@parleykit/contract/auth/account'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { stopChat } from '@parleykit/contract/chat/chat'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'
import { and, eq } from '../../platform/database/drizzle.ts'
import { type OpenDatabase, openDatabase } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'
import { modelUsage, tokenReservations } from '../billing/usage/base/tables.ts'
import { releaseLostTokens } from '../billing/usage/index.ts'

const KNOWLEDGE = [
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
]
const QUESTION = 'How much does renting a kayak cost?'
/** What the scripted model says that a whole answer took. */
const tokensAnAnswer = 320
const monthlyTokens = 12_000

let model: ScriptedLanguageModel
let app: TestApp
let open: OpenDatabase
let owner: TestOwner
let agent: { id: number; publicId: string }

beforeAll(async () => {
  model = await startScriptedLanguageModel({ says: 'Twenty euros [1].' })
  app = await createTestApp({
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'm',
    LLM_MONTHLY_TOKENS: String(monthlyTokens),
  })
  open = openDatabase({ connectionString: app.databaseUrl }, { max: 2 })
})
afterAll(async () => {
  await open.close()
  await app.close()
  await model.close()
})
beforeEach(async () => {
  model.act = { says: 'Twenty euros [1].' }
  model.requests.length = 0
  model.verifications.length = 0
  await open.database.delete(modelUsage)
  owner = await makeOwner(app.origin)
  agent = await makeAgent(owner, KNOWLEDGE)
})

async function tokensOf(ownerId: number): Promise<number> {
  const { database } = open
  const [row] = await database
    .select({ tokens: modelUsage.tokens })
    .from(modelUsage)
    .where(and(eq(modelUsage.ownerId, ownerId), eq(modelUsage.purpose, 'writing')))
  return row?.tokens ?? 0
}
const everybody = 0
/** Replies that were written, and such that were verified, which takes as many tokens here. */
const requests = () => model.requests.length + model.verifications.length
const say = (headers = {}) =>
  ask(app.origin, agent.publicId, { message: QUESTION, preview: 'cookie' in headers }, headers)

test('a hundred questions at once at the edge of the budget of all never take more than it', async () => {
  await open.database.update(users).set({ subscriptionTier: 'pro' }).where(eq(users.id, owner.user.id))
  const asked = await Promise.all(Array.from({ length: 100 }, () => say()))
  expect(asked.every(({ text }) => text.includes('20 euros') || text.includes('Twenty'))).toBe(true)
  const written = asked.filter(({ text }) => text.includes('Twenty'))
  expect(model.requests).toHaveLength(written.length)
  expect(await tokensOf(everybody)).toBe(requests() * tokensAnAnswer)
  expect(await open.database.select().from(tokenReservations)).toEqual([])

  // One after another, the rest is used but for what a single answer could take.
  while ((await say()).text.includes('Twenty'));
  const used = await tokensOf(everybody)
  expect(used).toBe(requests() * tokensAnAnswer)
  expect(used).toBeLessThanOrEqual(monthlyTokens)
  expect(used).toBeGreaterThan(monthlyTokens - 4000)
})

test('the plan of an owner is a budget too, and the receipt says that it is used up', async () => {
  await say()
  const { monthlyTokens: own } = limitsOf('free')
  await open.database
    .update(modelUsage)
    .set({ tokens: own - 100 })
    .where(eq(modelUsage.ownerId, owner.user.id))
  const { events, text } = await say()
  expect(text).toContain('costs 20 euros an hour')
  const params = { id: events.at(-1)?.messageId ?? 0 }
  const trace = (await owner.call(getAnswerReceipt, { params })).body
  expect(trace).toMatchObject({ answerer: 'embedded', model: { fault: 'over_budget' } })
  const other = await makeOwner(app.origin)
  const { publicId } = await makeAgent(other, KNOWLEDGE)
  expect((await ask(app.origin, publicId, { message: QUESTION })).text).toContain('Twenty')
})

test('the owner’s tries, replays and what the model declines count for the owner', async () => {
  const counted: number[] = []
  const count = async () => counted.push(await tokensOf(owner.user.id))
  await say({ cookie: owner.cookie })
  await count()
  await say()
  const [conversation] = (await owner.call(listConversations, { params: { id: agent.id } })).body
  const messages = (await owner.call(listMessages, { params: { id: conversation?.id ?? 0 } })).body
  const id = messages.findLast(({ senderType }) => senderType === 'agent')?.id ?? 0
  await count()
  expect((await owner.call(replayAnswer, { params: { id } })).status).toBe(200)
  await count()
  expect(counted).toEqual([2, 4, 6].map((requests) => requests * tokensAnAnswer))
  model.act = { calls: 'decline' }
  await say()
  const declined = await tokensOf(owner.user.id)
  expect(declined).toBeGreaterThan(6 * tokensAnAnswer)
  expect(declined).toBe(await tokensOf(everybody))
})

test('a server that counts nothing is counted by an estimate', async () => {
  model.act = { says: 'Twenty euros [1].', read: 0 }
  expect((await say()).text).toContain('Twenty')
  // The verification is counted by its own 320 tokens.
  expect(await tokensOf(owner.user.id)).toBeGreaterThan(2 * tokensAnAnswer)
})

test('who stops a model before its first sentence pays for it, with a credit and the tokens', async () => {
  model.act = { stallsAfter: 'Twenty eu' }
  const response = await fetch(`${app.origin}/api/public/chat-stream/${agent.publicId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitorId: 'visitor-stops', message: QUESTION, conversationId: null }),
  })
  const reader = response.body?.getReader()
  let read = ''
  while (!read.includes('responseId')) read += Buffer.from((await reader?.read())?.value ?? []).toString()
  const responseId = /"responseId":"([^"]+)"/.exec(read)?.[1] ?? ''
  await expect.poll(() => model.requests.length).toBe(1)
  const body = { visitorId: 'visitor-stops', responseId }
  const headers = { 'x-visitor-token': /"visitorToken":"([^"]+)"/.exec(read)?.[1] ?? '' }
  await callRoute(app.origin, stopChat, { params: { botId: agent.publicId }, body, headers })
  for (let done = false; !done; ) done = (await reader?.read())?.done ?? true
  expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(1)
  expect(await tokensOf(owner.user.id)).toBeGreaterThan(100)
  expect(await open.database.select().from(tokenReservations)).toEqual([])
})

test('what a process that died had reserved is given back', async () => {
  await say()
  const lost = {
    month: `${new Date().toISOString().slice(0, 7)}-01`,
    purpose: 'writing',
    tokens: 2000,
  } as const
  for (const ownerId of [owner.user.id, everybody]) {
    await open.database
      .update(modelUsage)
      .set({ tokens: tokensAnAnswer + 2000 })
      .where(eq(modelUsage.ownerId, ownerId))
  }
  await open.database
    .insert(tokenReservations)
    .values({ ...lost, ownerId: owner.user.id, reservedAt: new Date(Date.now() - 600_000) })
  await releaseLostTokens(open.database, new Date(Date.now() - 300_000))
  expect(await tokensOf(owner.user.id)).toBe(tokensAnAnswer)
  expect(await tokensOf(everybody)).toBe(tokensAnAnswer)
  expect(await open.database.select().from(tokenReservations)).toEqual([])
})
