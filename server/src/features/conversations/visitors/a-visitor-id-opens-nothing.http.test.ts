import { hash, randomUUID } from 'node:crypto'
import { rotateSecretKey, updateAgent } from '@parleykit/contract/agents/agents'
import { introduceVisitor, renewIdentitySecret } from '@parleykit/contract/agents/identities'
import { getUser } from '@parleykit/contract/auth/account'
import { followAnswer, stopChat } from '@parleykit/contract/chat/chat'
import {
  deleteVisitorConversation,
  exportConversations,
  listVisitorConversations,
  listVisitorMessages,
  rateMessage,
} from '@parleykit/contract/conversations/conversations'
import { leaveLead, listVisitorLeads } from '@parleykit/contract/support/leads/leads'
import {
  askForPerson,
  callPersonOff,
  signTyping,
} from '@parleykit/contract/support/live-handoff/live-handoff'
import { getDelivery, listDeliveries } from '@parleykit/contract/webhooks/webhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asked, ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeHookedAgent } from '../../../../test/make-hooked-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { openReceiver, type Receiver } from '../../../../test/open-receiver.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { signIdentity } from '../../../../test/sign-identity.ts'

let app: TestApp
let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: receiver.host })
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

const message = 'When do parcels leave the warehouse in Rotterdam?'
const knowledge = ['Parcels leave our warehouse in Rotterdam every weekday at noon.']
const browserId = () => `visitor-${randomUUID()}`
/** As an integrator may choose them: others can guess them or look them up. */
const guessable = [
  'visitor-jane.doe@shop.example',
  'customer-123',
  'visitor-0123456789abcdef',
  'Wilhelmina-Wiesengrund-Oberhauser-1984',
  'customer-123-2026-11-29T09:15:00.000Z',
]

async function makeShop() {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const agent = await makeAgent(owner, knowledge)
  const tell = (visitorId: string, request: object = {}, headers: Record<string, string> = {}) =>
    ask(app.origin, agent.publicId, { message, visitorId, ...request }, headers)
  const read = ({ conversationId }: Asked, visitorToken: string) =>
    callRoute(app.origin, listVisitorMessages, {
      params: { botId: agent.publicId, conversationId: conversationId ?? 0 },
      headers: { 'x-visitor-token': visitorToken },
    })
  const credits = async () => (await owner.call(getUser)).body.chatCreditsUsed
  const makeSecretKey = async () =>
    (await owner.call(rotateSecretKey, { params: { id: agent.id } })).body.secretKey
  return { owner, agent, tell, read, credits, makeSecretKey }
}

/** The status of each way to a conversation for who knows its number, its messages' numbers and its visitorId. */
async function waysIn(publicId: string, asked: Asked, headers: Record<string, string>): Promise<number[]> {
  const bot = { botId: publicId }
  const params = { ...bot, conversationId: asked.conversationId ?? 0 }
  const visitorId = headers['x-visitor-id'] ?? ''
  const messageId = asked.events.at(-1)?.messageId ?? 0
  const responseId = asked.events[0]?.responseId ?? ''
  const resumed = { ...headers, 'last-event-id': `${responseId}:0` }
  const answers = [
    await callRoute(app.origin, listVisitorConversations, { params: bot, headers }),
    await callRoute(app.origin, listVisitorMessages, { params, headers }),
    await callRoute(app.origin, followAnswer, { params, headers: resumed }),
    await callRoute(app.origin, followAnswer, { params, query: { wait: '1' }, headers }),
    await callRoute(app.origin, rateMessage, {
      params: { ...bot, messageId },
      body: { visitorId, thumb: 'down' },
      headers,
    }),
    await callRoute(app.origin, stopChat, { params: bot, body: { visitorId, responseId }, headers }),
    await callRoute(app.origin, leaveLead, { params, body: { email: 'a@shop.example' }, headers }),
    await callRoute(app.origin, listVisitorLeads, { params, headers }),
    await callRoute(app.origin, askForPerson, { params, headers }),
    await callRoute(app.origin, callPersonOff, { params, headers }),
    await callRoute(app.origin, signTyping, { params, headers }),
    await callRoute(app.origin, deleteVisitorConversation, { params, headers }),
  ]
  return answers.map(({ status }) => status)
}

describe('a conversation whose number and visitorId others know', () => {
  test.each(guessable)('opens to its visitor alone: %s', async (visitorId) => {
    const { agent, tell, read } = await makeShop()
    const mine = await tell(visitorId)
    const stranger = await tell(visitorId, { conversationId: mine.conversationId })
    expect(stranger.conversationId).not.toBe(mine.conversationId)
    expect((await read(mine, stranger.visitorToken)).status).toBe(404)
    expect(new Set(await waysIn(agent.publicId, mine, { 'x-visitor-id': visitorId }))).toEqual(new Set([401]))
    expect((await read(mine, mine.visitorToken)).body).toHaveLength(2)
  })

  test('continues with a random visitorId, which yields no token and nothing to read', async () => {
    const { agent, tell, read } = await makeShop()
    for (const visitorId of [browserId(), 'k8Jx2mQ9vLp4Rz7TwYb3', 'session:8d5f03bc7e1a49d2b60f']) {
      const mine = await tell(visitorId)
      const { conversationId } = mine
      const further = await tell(visitorId, { conversationId })
      expect(further).toMatchObject({ conversationId, visitorToken: '' })
      const ways = await waysIn(agent.publicId, mine, { 'x-visitor-id': visitorId })
      expect(new Set(ways)).toEqual(new Set([401]))
      const later = await tell(visitorId)
      expect((await read(mine, later.visitorToken)).status).toBe(404)
      expect((await read(mine, mine.visitorToken)).body).toHaveLength(4)
    }
  })

  test('does not continue with the name that a website gave its visitor', async () => {
    const { owner, agent, tell, makeSecretKey } = await makeShop()
    const secret = (await owner.call(renewIdentitySecret, { params: { id: agent.id } })).body.identitySecret
    const sub = `auth0|${randomUUID()}`
    const token = await signIdentity(secret ?? '', { sub, exp: Math.floor(Date.now() / 1000) + 3600 })
    const params = { botId: agent.publicId }
    const { visitorToken } = (await callRoute(app.origin, introduceVisitor, { params, body: { token } })).body
    const { conversationId } = await tell(browserId(), {}, { 'x-visitor-token': visitorToken ?? '' })
    const stranger = await tell(sub, { conversationId })
    expect(stranger.conversationId).not.toBe(conversationId)
    const byServer = await tell(sub, { conversationId }, { 'x-api-key': await makeSecretKey() })
    expect(byServer).toMatchObject({ conversationId, visitorToken: '' })
  })
})

test('what leaves the server names visitors by an HMAC, the same one for the same visitor of an agent', async () => {
  const events = ['question.unanswered', 'conversation.ended'] as const
  const hooked = () => makeHookedAgent(app.origin, receiver, [...events], knowledge)
  const [shop, other] = [await hooked(), await hooked()]
  const visitorId = browserId()
  const unanswered = { message: 'Who painted the Mona Lisa?', visitorId }
  for (const { publicId } of [shop.agent, shop.agent, other.agent])
    await ask(app.origin, publicId, unanswered)
  await ask(app.origin, shop.agent.publicId, { ...unanswered, visitorId: browserId() })
  const named = ({ received }: typeof shop) =>
    received().map(({ data }) => (data.conversation as { visitorId: string }).visitorId)
  await expect.poll(() => [named(shop), named(other)].flat().length, { timeout: 60_000 }).toBe(4)
  const [first = ''] = named(shop)
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(new Set(named(shop)).size).toBe(2)
  expect(named(shop).filter((name) => name === first)).toHaveLength(2)
  expect(named(other)).not.toContain(first)

  const params = { id: shop.agent.id, webhookId: shop.webhook.id }
  const [delivery] = (await shop.owner.call(listDeliveries, { params })).body
  const logged = await shop.owner.call(getDelivery, { params: { ...params, deliveryId: delivery?.id ?? 0 } })
  const path = exportConversations.path.replace(':id', String(shop.agent.id))
  const files = await Promise.all(
    ['json', 'csv'].map(async (format) => {
      const headers = { cookie: shop.owner.cookie }
      return (await fetch(`${app.origin}${path}?format=${format}`, { headers })).text()
    }),
  )
  expect(files[0]).toContain(first)
  const told = [...receiver.received.map(({ body }) => body), JSON.stringify(logged.body), ...files]
  for (const text of told) expect(text).not.toContain(visitorId)
})

describe('an Idempotency-Key', () => {
  const guessableKeys = ['turn-1', 'order-4711-question-1', 'customer-123-2026-11-29T09:15:00.000Z']

  test.each(guessableKeys)('that others can guess finds no turn of theirs: %s', async (key) => {
    const { tell, read } = await makeShop()
    for (const visitorId of ['customer-123', browserId()]) {
      const headers = { 'idempotency-key': key }
      const mine = await tell(visitorId, {}, headers)
      const stranger = await tell(visitorId, {}, headers)
      expect(stranger.conversationId).not.toBe(mine.conversationId)
      expect(stranger.events[0]?.responseId).not.toBe(mine.events[0]?.responseId)
      expect((await read(mine, stranger.visitorToken)).status).toBe(404)
      expect((await tell(visitorId, { message: 'Another question' }, headers)).status).toBe(200)
    }
  })

  test('that is random finds the turn and its token for a browser whose first answer got lost', async () => {
    const { tell, read, credits } = await makeShop()
    for (const key of [randomUUID(), `sdk-retry-${randomUUID()}`]) {
      const before = await credits()
      const headers = { 'idempotency-key': key }
      const visitorId = browserId()
      const tries = await Promise.all([1, 2].map(() => tell(visitorId, {}, headers)))
      tries.push(await tell(visitorId, {}, headers))
      expect(new Set(tries.map(({ events }) => events[0]?.responseId)).size).toBe(1)
      expect(new Set(tries.map(({ visitorToken }) => visitorToken)).size).toBe(1)
      const [first] = tries
      if (!first) throw new Error('There is no answer')
      expect((await read(first, first.visitorToken)).body).toHaveLength(2)
      expect((await credits()) - before).toBe(1)
      expect((await tell(visitorId, { message: 'Another question' }, headers)).status).toBe(409)
      // What another visitor is called proves nothing, and neither does the key without the visitorId.
      expect((await tell(browserId(), {}, headers)).conversationId).not.toBe(first.conversationId)
    }
  })

  test('that others can compute, such as a hash of an order number, finds nothing by itself', async () => {
    const { tell } = await makeShop()
    const headers = { 'idempotency-key': hash('md5', 'order-4711') }
    const visitorId = browserId()
    const tries = [await tell(visitorId, {}, headers), await tell(visitorId, {}, headers)]
    expect(new Set(tries.map(({ visitorToken }) => visitorToken)).size).toBe(2)
  })

  test('that is short finds the turn together with what proves the conversation', async () => {
    const { tell, credits, makeSecretKey } = await makeShop()
    const visitorId = 'customer-123'
    const headers = { 'idempotency-key': 'turn-2' }
    const first = await tell(visitorId)
    const { conversationId, visitorToken } = first
    const previousResponseId = first.events[0]?.responseId
    const server = { ...headers, 'x-api-key': await makeSecretKey() }
    const ways = [
      () => tell(visitorId, { conversationId, previousResponseId }, headers),
      () => tell(visitorId, { conversationId }, { ...headers, 'x-visitor-token': visitorToken }),
      () => tell(visitorId, { conversationId }, server),
    ]
    for (const way of ways) {
      const before = await credits()
      const [one, two] = [await way(), await way()]
      expect(one.conversationId).toBe(conversationId)
      expect(two.events[0]?.responseId).toBe(one.events[0]?.responseId)
      expect((await credits()) - before).toBe(1)
    }
    const guessed = await tell(visitorId, { conversationId, previousResponseId: 'none' }, headers)
    expect(guessed.conversationId).not.toBe(conversationId)
  })
})

test('a daily limit also holds for a caller who names a conversation that waits for a person', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' })
  try {
    const owner = await makeOwner(limited.origin)
    await setTier(limited.databaseUrl, owner, 'pro')
    const agent = await makeAgent(owner, knowledge)
    const params = { id: agent.id }
    await owner.call(updateAgent, { params, body: { allowsTakeover: true, dailyReplies: 1 } })
    const tell = (request: object, headers = {}) =>
      ask(limited.origin, agent.publicId, { message, ...request }, headers)
    const mine = await tell({ visitorId: browserId() })
    const { conversationId } = mine
    const headers = { 'x-visitor-token': mine.visitorToken }
    const place = { botId: agent.publicId, conversationId: conversationId ?? 0 }
    expect((await callRoute(limited.origin, askForPerson, { params: place, headers })).status).toBe(200)
    const mineOn = await tell({ conversationId }, headers)
    expect(mineOn.events[1]?.function_call?.name).toBe('passedToPerson')
    const stranger = await tell({ visitorId: 'customer-123', conversationId })
    expect(stranger.events[0]?.function_call?.name).toBe('dailyLimitReached')
  } finally {
    await limited.close()
  }
})
