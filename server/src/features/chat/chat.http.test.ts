import { deleteAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { chat, stopChat } from '@parleykit/contract/chat/chat'
import { chatTexts, validationTexts } from '@parleykit/contract/chat/texts'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import {
  listConversations,
  listMessages,
  listVisitorConversations,
  listVisitorMessages,
} from '@parleykit/contract/conversations/conversations'
import { getPublicAgent } from '@parleykit/contract/publish/public-agents'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, testVisitorId } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const shipping = '# Shipping\n\nParcels leave our warehouse in Rotterdam every weekday at noon.'
const question = 'When do parcels leave the warehouse in Rotterdam?'

async function trainedAgent() {
  const owner = await makeOwner(app.origin)
  return { owner, agent: await makeAgent(owner, [shipping]) }
}

describe('an answer', () => {
  test('is streamed: ids first, then the text, then done with sources that hold the quote', async () => {
    const { owner, agent } = await trainedAgent()
    const { events, text } = await ask(app.origin, agent.publicId, { message: question })
    expect(events[0]).toEqual({
      conversationId: expect.any(Number),
      responseId: expect.any(String),
      visitorToken: expect.any(String),
    })
    expect(text).toContain('every weekday at noon')
    const last = events.at(-1)
    expect(last).toMatchObject({ done: true, sources: [{ title: 'Shipping', url: null }] })
    expect(shipping).toContain(last?.sources?.[0]?.quote)
    expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(1)
  })

  test('is the same as JSON for callers without a stream', async () => {
    const { agent } = await trainedAgent()
    const body = { visitorId: 'visitor-1', message: question, conversationId: null }
    const answer = await callRoute(app.origin, chat, { params: { botId: agent.publicId }, body })
    expect(answer.status).toBe(200)
    expect(answer.body.message).toContain('every weekday at noon')
    expect(answer.body.conversationId).toBeGreaterThan(0)
  })

  test('is a free refusal when the knowledge does not hold it, and small talk is free too', async () => {
    const { owner, agent } = await trainedAgent()
    const refused = await ask(app.origin, agent.publicId, { message: 'Who painted the Mona Lisa?' })
    expect(refused.events[1]).toEqual({
      function_call: { name: 'irrelevantPromptHandler' },
      message: visitorTexts('en').irrelevantPrompt,
      suggestions: [
        {
          title: 'What should I know about “Shipping”?',
          content: 'What should I know about “Shipping”?',
        },
      ],
    })
    expect(refused.events.at(-1)).toMatchObject({ done: true, sources: [] })
    const hello = await ask(app.origin, agent.publicId, { message: 'Hello!' })
    expect(hello.text).toContain('Harbour Shop')
    expect(hello.events.some((event) => event.function_call)).toBe(false)
    expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(0)
  })
})

describe('a conversation', () => {
  test('goes on by its id, and is the visitor’s and the owner’s to read', async () => {
    const { owner, agent } = await trainedAgent()
    const first = await ask(app.origin, agent.publicId, { message: question })
    const headers = { 'x-visitor-token': first.visitorToken }
    const next = { message: 'Thanks!', conversationId: first.conversationId }
    const second = await ask(app.origin, agent.publicId, next, headers)
    expect(second.conversationId).toBe(first.conversationId)
    const params = { botId: agent.publicId }
    const own = await callRoute(app.origin, listVisitorConversations, { params, headers })
    expect(own.body).toMatchObject([{ id: first.conversationId, messageCount: 4, preview: question }])
    const messageParams = { ...params, conversationId: first.conversationId ?? 0 }
    const messages = await callRoute(app.origin, listVisitorMessages, { params: messageParams, headers })
    expect(messages.body.map((message) => message.senderType)).toEqual([
      'visitor',
      'agent',
      'visitor',
      'agent',
    ])
    const listed = await owner.call(listConversations, { params: { id: agent.id } })
    expect(listed.body).toHaveLength(1)
    const read = await owner.call(listMessages, { params: { id: first.conversationId ?? 0 } })
    expect(read.body).toMatchObject(messages.body)
  })

  test('id grants nothing: another visitor starts a new conversation, and reads nothing', async () => {
    const { agent } = await trainedAgent()
    const first = await ask(app.origin, agent.publicId, { message: question })
    const thief = await ask(app.origin, agent.publicId, {
      message: question,
      visitorId: 'visitor-thief',
      conversationId: first.conversationId,
    })
    expect(thief.conversationId).not.toBe(first.conversationId)
    const params = { botId: agent.publicId, conversationId: first.conversationId ?? 0 }
    const stolen = await callRoute(app.origin, listVisitorMessages, {
      params,
      headers: { 'x-visitor-id': testVisitorId, 'x-visitor-token': thief.visitorToken },
    })
    expect(stolen.status).toBe(404)
    const stranger = await makeOwner(app.origin)
    expect((await stranger.call(listMessages, { params: { id: params.conversationId } })).status).toBe(404)
  })

  test('from the playground is neither billed nor counted nor listed', async () => {
    const { owner, agent } = await trainedAgent()
    const headers = { cookie: owner.cookie }
    const tried = await ask(app.origin, agent.publicId, { message: question, preview: true }, headers)
    expect(tried.text).toContain('noon')
    expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(0)
    expect((await owner.call(listConversations, { params: { id: agent.id } })).body).toEqual([])
  })
})

test('a retry with the same Idempotency-Key is the same turn, billed once', async () => {
  const { owner, agent } = await trainedAgent()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [first, second] = await Promise.all([
    ask(app.origin, agent.publicId, { message: question }, headers),
    ask(app.origin, agent.publicId, { message: question }, headers),
  ])
  const third = await ask(app.origin, agent.publicId, { message: question }, headers)
  for (const retry of [second, third]) {
    expect(retry.text).toBe(first.text)
    expect(retry.events[0]?.responseId).toBe(first.events[0]?.responseId)
  }
  expect((await ask(app.origin, agent.publicId, { message: 'Another question' }, headers)).status).toBe(409)
  expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(1)
})

test('only the visitor of a turn may stop it, and a turn that has ended stays as it is', async () => {
  const { agent } = await trainedAgent()
  const asked = await ask(app.origin, agent.publicId, { message: question })
  const responseId = asked.events[0]?.responseId ?? ''
  const params = { botId: agent.publicId }
  const stop = (visitorToken: string) =>
    callRoute(app.origin, stopChat, {
      params,
      body: { visitorId: testVisitorId, responseId },
      headers: { 'x-visitor-token': visitorToken },
    })
  const thief = await ask(app.origin, agent.publicId, { message: 'Hello!' })
  expect((await stop(thief.visitorToken)).status).toBe(404)
  expect((await stop('')).status).toBe(401)
  expect((await stop(asked.visitorToken)).status).toBe(200)
  const messageParams = { ...params, conversationId: asked.conversationId ?? 0 }
  const headers = { 'x-visitor-token': asked.visitorToken }
  const stored = await callRoute(app.origin, listVisitorMessages, { params: messageParams, headers })
  expect(stored.body[1]?.content).toBe(asked.text)
})

test('a turn whose visitor has left is finished and stored', async () => {
  const { owner, agent } = await trainedAgent()
  const leaving = new AbortController()
  const response = await fetch(`${app.origin}/api/public/chat-stream/${agent.publicId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitorId: 'visitor-leaving', message: question, conversationId: null }),
    signal: leaving.signal,
  })
  await response.body?.getReader().read()
  leaving.abort()
  await expect
    .poll(
      async () => (await owner.call(listConversations, { params: { id: agent.id } })).body[0]?.messageCount,
    )
    .toBe(2)
})

test('of 100 chats at one credit left one spends it, the others are told politely, and the owner hears of it once', async () => {
  const { owner, agent } = await trainedAgent()
  await ask(app.origin, agent.publicId, { message: question })
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('update credit_usage set used = 99 where user_id = $1', [owner.user.id])
  await client.end()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, visitor) =>
      ask(app.origin, agent.publicId, { message: question, visitorId: `v${visitor}` }),
    ),
  )
  const limited = answers.filter((answer) => answer.events[1]?.function_call?.name === 'creditLimitReached')
  expect(limited).toHaveLength(99)
  expect(limited[0]?.text).toBe(chatTexts.creditLimitReached)
  expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(100)
  expect((await ask(app.origin, agent.publicId, { message: 'Hello!' })).text).toContain('Harbour Shop')
  const refused = await ask(app.origin, agent.publicId, { message: 'Who painted the Mona Lisa?' })
  expect(refused.text).toBe(visitorTexts('en').irrelevantPrompt)
  const body = { visitorId: 'visitor-9', message: question, conversationId: null }
  const json = await callRoute(app.origin, chat, { params: { botId: agent.publicId }, body })
  expect(json).toMatchObject({ status: 429, body: { code: 'credit_limit_reached' } })
  const told = (await owner.call(listRecentActivities)).body.filter(
    ({ activityType }) => activityType === 'credit_limit_reached',
  )
  expect(told).toMatchObject([{ botId: agent.id, description: expect.stringContaining('"Harbour Shop"') }])
})

test('an agent is deleted in the middle of its chats: all hear so, and nothing breaks', async () => {
  for (let round = 0; round < 3; round++) {
    const { owner, agent } = await trainedAgent()
    const params = { id: agent.id }
    const first = await ask(app.origin, agent.publicId, { message: question })
    const chats = [null, first.conversationId, null, first.conversationId, null, null].map((conversationId) =>
      ask(app.origin, agent.publicId, { message: question, conversationId }),
    )
    const deletions = [1, 2].map(() => owner.call(deleteAgent, { params }))
    expect((await Promise.all(deletions)).map(({ status }) => status).sort()).toEqual([200, 404])
    for (const { status } of await Promise.all(chats)) expect([200, 404]).toContain(status)
  }
})

describe('what is refused', () => {
  test('messages that are blank or too long', async () => {
    const { agent } = await trainedAgent()
    const params = { botId: agent.publicId }
    const send = (message: string) =>
      callRoute(app.origin, chat, { params, body: { visitorId: 'v', message, conversationId: null } })
    expect(await send('x'.repeat(4001))).toMatchObject({
      status: 400,
      body: { message: validationTexts.messageTooLong },
    })
    expect((await send('\u200b')).status).toBe(400)
    expect(await send(' \n ')).toMatchObject({
      status: 400,
      body: { message: validationTexts.messageRequired },
    })
    expect((await send(`${'x '.repeat(1999)}?`)).status).toBe(200)
    for (const broken of ['a\u0000b', 'half a kayak \ud83d']) expect((await send(broken)).status).toBe(400)
  })

  test('a paused agent answers 503 with its words, an inactive one is gone, the owner may still try both', async () => {
    const { owner, agent } = await trainedAgent()
    const params = { botId: agent.publicId }
    const body = { visitorId: 'v', message: question, conversationId: null }
    await owner.call(updateAgent, { params: { id: agent.id }, body: { status: 'maintenance' } })
    expect(await callRoute(app.origin, chat, { params, body })).toMatchObject({
      status: 503,
      body: { message: chatTexts.paused, code: 'agent_paused' },
    })
    expect((await callRoute(app.origin, getPublicAgent, { params })).status).toBe(200)
    await owner.call(updateAgent, { params: { id: agent.id }, body: { status: 'inactive' } })
    expect((await callRoute(app.origin, chat, { params, body })).status).toBe(404)
    expect((await callRoute(app.origin, getPublicAgent, { params })).status).toBe(404)
    expect((await fetch(`${app.origin}/bot/${agent.publicId}`)).status).toBe(404)
    const preview = await owner.call(chat, { params, body: { ...body, preview: true } })
    expect(preview.status).toBe(200)
  })

  test('wrong keys always, missing ones where the agent wants one, foreign pages where it names its domains', async () => {
    const { owner, agent } = await trainedAgent()
    const params = { botId: agent.publicId }
    const body = { visitorId: 'v', message: question, conversationId: null }
    const call = (headers: Record<string, string>) => callRoute(app.origin, chat, { params, body, headers })
    expect((await call({ 'x-api-key': 'pk_wrong' })).status).toBe(401)
    expect((await call({ 'x-api-key': agent.apiKey })).status).toBe(200)
    const change = { visibility: 'key_required' as const, allowedDomains: ['shop.example'] }
    await owner.call(updateAgent, { params: { id: agent.id }, body: change })
    expect(await call({})).toMatchObject({ status: 401, body: { code: 'api_key_required' } })
    const key = { authorization: `Bearer ${agent.apiKey}` }
    expect((await call(key)).status).toBe(200)
    expect((await call({ ...key, origin: 'https://shop.example' })).status).toBe(200)
    expect((await call({ ...key, origin: 'https://evil.example' })).status).toBe(403)
  })

  test('a call without an Origin where domains are named, unless it brings the key', async () => {
    const { owner, agent } = await trainedAgent()
    const params = { botId: agent.publicId }
    const body = { visitorId: 'v', message: question, conversationId: null }
    const call = (headers: Record<string, string>) => callRoute(app.origin, chat, { params, body, headers })
    await owner.call(updateAgent, { params: { id: agent.id }, body: { allowedDomains: ['shop.example'] } })
    expect(await call({})).toMatchObject({ status: 401, body: { code: 'api_key_required' } })
    expect((await call({ 'x-api-key': 'pk_wrong' })).status).toBe(401)
    expect((await call({ 'x-api-key': agent.apiKey })).status).toBe(200)
    expect((await call({ origin: 'https://shop.example' })).status).toBe(200)
    expect((await call({ origin: app.origin })).status).toBe(200)
    // A browser says no Origin when it reads from the very same.
    expect((await callRoute(app.origin, getPublicAgent, { params })).status).toBe(200)
    const preview = await owner.call(chat, { params, body: { ...body, preview: true } })
    expect(preview.status).toBe(200)
  })
})

test('a page of another website may call the public API, and nothing else', async () => {
  const { agent } = await trainedAgent()
  const preflight = (path: string) =>
    fetch(`${app.origin}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
  const open = await preflight(`/api/public/chat/${agent.publicId}`)
  expect(open.status).toBe(204)
  expect(open.headers.get('access-control-allow-origin')).toBe('*')
  expect(open.headers.get('access-control-allow-credentials')).toBeNull()
  const answer = await ask(
    app.origin,
    agent.publicId,
    { message: question },
    { origin: 'https://shop.example' },
  )
  expect(answer.text).toContain('noon')
  expect((await preflight('/api/agents')).headers.get('access-control-allow-origin')).toBeNull()
})
