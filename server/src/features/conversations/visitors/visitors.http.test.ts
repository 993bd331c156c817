import {
  deleteSecretKey,
  rotateApiKey,
  rotateSecretKey,
  updateAgent,
} from '@parleykit/contract/agents/agents'
import { chat, stopChat } from '@parleykit/contract/chat/chat'
import {
  deleteVisitorConversation,
  listConversations,
  listVisitorConversations,
  listVisitorMessages,
  rateMessage,
} from '@parleykit/contract/conversations/conversations'
import { SignJWT } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asked, ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const message = 'When do parcels leave the warehouse in Rotterdam?'
const chosenId = 'customer-123'
const browserId = () => `visitor-${crypto.randomUUID()}`

async function makeShop() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Parcels leave our warehouse in Rotterdam every weekday at noon.'])
  const params = { botId: agent.publicId }
  const tell = (request: object = {}, headers = {}) =>
    ask(app.origin, agent.publicId, { message, visitorId: chosenId, ...request }, headers)
  const listed = (headers: Record<string, string>) =>
    callRoute(app.origin, listVisitorConversations, { params, headers })
  return { owner, agent, params, tell, listed }
}

async function sql<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(query, values)
  await client.end()
  return rows
}

/** The status of each way to have a conversation back, with these headers. */
async function waysIn(publicId: string, asked: Asked, messageId: number, headers: Record<string, string>) {
  const params = { botId: publicId }
  const conversation = { ...params, conversationId: asked.conversationId ?? 0 }
  const visitorId = headers['x-visitor-id'] ?? chosenId
  const responseId = asked.events[0]?.responseId ?? ''
  const answers = [
    await callRoute(app.origin, listVisitorMessages, { params: conversation, headers }),
    await callRoute(app.origin, rateMessage, {
      params: { ...params, messageId },
      body: { visitorId, thumb: 'down' },
      headers,
    }),
    await callRoute(app.origin, stopChat, { params, body: { visitorId, responseId }, headers }),
    await callRoute(app.origin, deleteVisitorConversation, { params: conversation, headers }),
  ]
  return answers.map(({ status }) => status)
}

describe('what opens a conversation', () => {
  test('is its token, whatever visitorId is sent; and nothing that can be guessed', async () => {
    const { agent, tell, listed } = await makeShop()
    const mine = await tell()
    const messageId = mine.events.at(-1)?.messageId ?? 0
    const other = await makeShop()
    const elsewhere = await other.tell()
    const thief = await tell()
    const enter = (headers: Record<string, string>) => waysIn(agent.publicId, mine, messageId, headers)

    expect(await enter({ 'x-visitor-id': chosenId })).toEqual([401, 401, 401, 401])
    expect(await enter({ 'x-visitor-id': chosenId, 'x-api-key': agent.apiKey })).toEqual([401, 401, 401, 401])
    expect(await enter({ 'x-visitor-id': browserId() })).toEqual([401, 401, 401, 401])
    expect(await enter({ 'x-api-key': 'sk_guessed' })).toEqual([401, 401, 401, 401])
    for (const token of await forgeries(agent.publicId, mine.visitorToken, elsewhere.visitorToken)) {
      expect(await enter({ 'x-visitor-token': token, 'x-visitor-id': chosenId })).toEqual([
        401, 401, 401, 401,
      ])
    }
    // Another visitor's token, which they got with the same visitorId.
    expect(await enter({ 'x-visitor-token': thief.visitorToken, 'x-visitor-id': chosenId })).toEqual([
      404, 404, 404, 404,
    ])
    expect((await listed({ 'x-visitor-token': thief.visitorToken })).body).toMatchObject([
      { id: thief.conversationId },
    ])
    expect((await listed({ 'x-visitor-id': chosenId })).status).toBe(401)

    const headers = { 'x-visitor-token': mine.visitorToken, 'x-visitor-id': 'somebody-else' }
    expect((await listed(headers)).body).toMatchObject([{ id: mine.conversationId, messageCount: 2 }])
    expect(await enter(headers)).toEqual([200, 200, 200, 200])
    expect(await enter(headers)).toEqual([404, 404, 404, 404])
  })

  test('is not the key of its web page, also where a key is needed', async () => {
    const { owner, agent, tell, listed } = await makeShop()
    await owner.call(updateAgent, {
      params: { id: agent.id },
      body: { visibility: 'key_required', allowedDomains: ['shop.example'] },
    })
    const key = { 'x-api-key': agent.apiKey }
    const { visitorToken } = await tell({}, key)
    const token = { 'x-visitor-token': visitorToken }
    expect(await listed(token)).toMatchObject({ status: 401, body: { code: 'api_key_required' } })
    expect(await listed(key)).toMatchObject({ status: 401, body: { code: 'visitor_token_required' } })
    expect((await listed({ ...key, ...token })).status).toBe(200)
    expect((await listed({ ...key, ...token, origin: 'https://evil.example' })).status).toBe(403)
    expect((await listed({ ...key, ...token, origin: 'https://shop.example' })).status).toBe(200)
  })
})

/** Tokens that aren't the installation's, not this agent's, or no more. */
async function forgeries(publicId: string, token: string, elsewhere: string): Promise<string[]> {
  const [head = '', body = '', seal = ''] = token.split('.')
  const claims: { sub: string } = JSON.parse(Buffer.from(body, 'base64url').toString())
  const [key] = await sql<{ secret: Buffer }>('select secret from signing_keys')
  const sign = (secret: Uint8Array, kind = 'visitor+jwt', until: number | string = '1h') =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: kind, kid: '1' })
      .setSubject(claims.sub)
      .setAudience(publicId)
      .setExpirationTime(until)
      .sign(secret)
  const secret = key?.secret ?? Buffer.alloc(32)
  const unsigned = Buffer.from('{"alg":"none","typ":"visitor+jwt","kid":"1"}').toString('base64url')
  return [
    'nonsense',
    elsewhere,
    `${unsigned}.${body}.`,
    `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url')}.${seal}`,
    await sign(Buffer.alloc(32)),
    await sign(secret, 'other+jwt'),
    await sign(secret, 'visitor+jwt', new Date(Date.now() - 1000).getTime() / 1000 - 60),
    `${token}${'x'.repeat(2000)}`,
  ]
}

describe('a conversation goes on', () => {
  test('with its token or its last response, not with a chosen visitorId', async () => {
    const { tell } = await makeShop()
    const first = await tell()
    const { conversationId } = first
    const previousResponseId = first.events[0]?.responseId
    expect((await tell({ conversationId })).conversationId).not.toBe(conversationId)
    const thief = await tell()
    const withAnother = await tell({ conversationId }, { 'x-visitor-token': thief.visitorToken })
    expect(withAnother.conversationId).not.toBe(conversationId)

    const byResponse = await tell({ conversationId, previousResponseId })
    expect(byResponse).toMatchObject({ conversationId, visitorToken: '' })
    // Nor does it by a retry, for a name that nobody else knows and that has nothing to do with the conversation, or for its own.
    let last = byResponse.events[0]?.responseId
    for (const visitorId of [browserId(), chosenId]) {
      const key = { 'idempotency-key': crypto.randomUUID() }
      const byStranger = await tell({ conversationId, visitorId, previousResponseId: last }, key)
      const retried = await tell({ conversationId, visitorId, previousResponseId: last }, key)
      for (const told of [byStranger, retried])
        expect(told).toMatchObject({ conversationId, visitorToken: '' })
      last = byStranger.events[0]?.responseId
    }
    expect((await tell({ conversationId, previousResponseId })).conversationId).not.toBe(conversationId)
    const headers = { 'x-visitor-token': first.visitorToken }
    const byToken = await tell({ conversationId, visitorId: 'renamed' }, headers)
    expect(byToken).toMatchObject({ conversationId, visitorToken: first.visitorToken })
  })

  test('not with a forged token, in the form without a stream too', async () => {
    const { agent, tell, listed } = await makeShop()
    const { conversationId } = await tell()
    const forged = await tell({ conversationId }, { 'x-visitor-token': 'forged' })
    expect(forged.conversationId).not.toBe(conversationId)
    expect((await listed({ 'x-visitor-token': forged.visitorToken })).body).toMatchObject([
      { id: forged.conversationId },
    ])
    const body = { visitorId: chosenId, message, conversationId: null }
    const json = await callRoute(app.origin, chat, { params: { botId: agent.publicId }, body })
    expect((await listed({ 'x-visitor-token': json.body.visitorToken ?? '' })).body).toMatchObject([
      { id: json.body.conversationId },
    ])
  })
})

test('a conversation from before there were tokens is read by its owner and their servers alone', async () => {
  const { owner, agent, tell, listed } = await makeShop()
  const visitorId = browserId()
  const { conversationId } = await tell({ visitorId })
  await sql('update conversations set token_id = null where id = $1', [conversationId])
  expect((await listed({ 'x-visitor-id': visitorId })).status).toBe(401)
  expect(await tell({ visitorId, conversationId })).toMatchObject({ conversationId, visitorToken: '' })
  const next = await tell({ visitorId })
  expect((await listed({ 'x-visitor-token': next.visitorToken })).body).toMatchObject([
    { id: next.conversationId },
  ])
  const { secretKey } = (await owner.call(rotateSecretKey, { params: { id: agent.id } })).body
  const byServer = await listed({ 'x-api-key': secretKey, 'x-visitor-id': visitorId })
  expect(byServer.body.map(({ id }) => id)).toContain(conversationId)
})

describe('the secret key', () => {
  test('opens every visitor of its agent to the owner’s servers, and no other agent', async () => {
    const { owner, agent, params, tell, listed } = await makeShop()
    const made = await owner.call(rotateSecretKey, { params: { id: agent.id } })
    expect(made).toMatchObject({ status: 201, body: { secretKey: expect.stringMatching(/^sk_[\w-]{43}$/) } })
    const { secretKey } = made.body
    expect(made.body.agent.secretKeyEnding).toBe(secretKey.slice(-4))
    const stored = await sql<{ row: string }>('select agents::text as row from agents where id = $1', [
      agent.id,
    ])
    expect(stored[0]?.row).not.toContain(secretKey)

    const first = await tell()
    const key = { 'x-api-key': secretKey }
    expect((await listed(key)).status).toBe(400)
    expect((await listed({ ...key, 'x-visitor-id': 'customer-9' })).body).toEqual([])
    expect((await listed({ ...key, 'x-visitor-id': chosenId })).body).toMatchObject([
      { id: first.conversationId },
    ])
    const next = await tell(
      { conversationId: first.conversationId },
      { authorization: `Bearer ${secretKey}` },
    )
    expect(next.conversationId).toBe(first.conversationId)
    const other = await makeShop()
    expect((await other.listed({ ...key, 'x-visitor-id': chosenId })).status).toBe(401)
    const conversation = { ...params, conversationId: first.conversationId ?? 0 }
    const deleted = await callRoute(app.origin, deleteVisitorConversation, {
      params: conversation,
      headers: key,
    })
    expect(deleted.status).toBe(200)
    expect((await owner.call(listConversations, { params: { id: agent.id } })).body).toEqual([])
  })

  test('is rotated and withdrawn apart from the other', async () => {
    const { owner, agent, listed } = await makeShop()
    const input = { params: { id: agent.id } }
    const first = (await owner.call(rotateSecretKey, input)).body.secretKey
    const statusWith = async (key: string) =>
      (await listed({ 'x-api-key': key, 'x-visitor-id': chosenId })).status
    await owner.call(rotateApiKey, input)
    expect(await statusWith(first)).toBe(200)
    const second = (await owner.call(rotateSecretKey, input)).body.secretKey
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])
    expect((await owner.call(deleteSecretKey, input)).status).toBe(200)
    expect(await statusWith(second)).toBe(401)
  })
})

test('reading back is throttled', async () => {
  const throttled = await createTestApp({ RATE_LIMITS: 'on' })
  try {
    const agent = await makeAgent(await makeOwner(throttled.origin))
    const { visitorToken } = await ask(throttled.origin, agent.publicId, { message })
    const read = () =>
      callRoute(throttled.origin, listVisitorConversations, {
        params: { botId: agent.publicId },
        headers: { 'x-visitor-token': visitorToken },
      })
    const statuses = (await Promise.all(Array.from({ length: 121 }, read))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  } finally {
    await throttled.close()
  }
})
