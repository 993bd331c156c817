import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rotateSecretKey } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import { chatStream, followAnswer, stopChat } from '@parleykit/contract/chat/chat'
import { followersMax } from '@parleykit/contract/chat/limits'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import { EventSource } from 'eventsource'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, testVisitorId } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { type OpenStream, openStream, type ReadEvent, textOf } from '../../../test/open-stream.ts'
import { runNode } from '../../../test/run-node.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'

const knowledge =
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price. Kayaks come back by six.'
const message = 'How much does renting a kayak cost?'
const beginning = 'Renting a kayak costs 20 euros an hour [1]. '
const rest = 'Life jackets are included in the price [1]. Kayaks come back by six [1].'

let model: ScriptedLanguageModel
let environment: Record<string, string>
let app: TestApp
/** Another process on the same database. */
let twin: TestApp
beforeAll(async () => {
  model = await startScriptedLanguageModel({ says: beginning + rest })
  environment = {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'scripted',
    LLM_FIRST_TOKEN_SECONDS: '240',
    LLM_TOTAL_SECONDS: '240',
  }
  app = await createTestApp(environment)
  twin = await createTestApp({ ...environment, DATABASE_URL: app.databaseUrl })
})
afterAll(async () => {
  await twin.close()
  await app.close()
  await model.close()
})
beforeEach(() => {
  model.act = { says: beginning + rest }
})

async function makeShop() {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [knowledge])
  const at = (path: string, conversationId = 0) =>
    path.replace(':botId', agent.publicId).replace(':conversationId', String(conversationId))
  const used = async () => (await owner.call(getUser)).body.chatCreditsUsed
  const asking = (headers = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ visitorId: testVisitorId, message, conversationId: null }),
  })
  const begin = (origin: string, headers = {}) => openStream(origin + at(chatStream.path), asking(headers))
  const follow = (origin: string, conversationId: number, headers: Record<string, string>) =>
    openStream(origin + at(followAnswer.path, conversationId), { headers })
  return { owner, agent, params: { botId: agent.publicId }, at, used, asking, begin, follow }
}

/** What opens a conversation again, by its first event. */
function idsOf(stream: OpenStream) {
  const { conversationId = 0, responseId = '', visitorToken = '' } = stream.events[0]?.event ?? {}
  return { conversationId, responseId, byToken: { 'x-visitor-token': visitorToken } }
}

/** The model says the beginning, and the rest once it is let. */
function holdModel(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  model.act = { says: beginning, until: promise, thenSays: rest }
  return resolve
}

const lastEventId = (id: string | undefined) => ({ 'last-event-id': id ?? '' })
const eventsOf = (streams: readonly OpenStream[]): ReadEvent[] => streams.flatMap(({ events }) => events)
const counted = (events: readonly ReadEvent[], field: 'responseId' | 'done') =>
  events.filter(({ event }) => event[field] !== undefined).length

describe('a stream that was cut', () => {
  test.each(['the process that writes', 'another one'])('goes on where it stopped, at %s', async (where) => {
    const { owner, agent, used, begin, follow } = await makeShop()
    const goOn = holdModel()
    const first = await begin(app.origin)
    await first.until(() => first.text !== '')
    const { conversationId, byToken } = idsOf(first)
    first.cut()
    const origin = where === 'another one' ? twin.origin : app.origin
    const second = await follow(origin, conversationId, { ...byToken, ...lastEventId(first.lastEventId) })
    // The rest is only written once it is followed.
    goOn()
    await second.toEnd()
    const events = eventsOf([first, second])
    expect(textOf(events)).toBe(beginning + rest)
    expect([counted(events, 'responseId'), counted(events, 'done')]).toEqual([1, 1])
    expect(events.at(-1)?.event.messageId).toBeGreaterThan(0)
    const [listed] = (await owner.call(listConversations, { params: { id: agent.id } })).body
    expect(listed).toMatchObject({ id: conversationId, messageCount: 2 })
    expect(await used()).toBe(1)
    const over = await follow(origin, conversationId, { ...byToken, ...lastEventId(second.lastEventId) })
    expect(over.status).toBe(204)
  })

  test('at whichever event, also long after its end, by GET and by a retry', async () => {
    const { begin, follow, used } = await makeShop()
    const retry = { 'idempotency-key': crypto.randomUUID() }
    const goOn = holdModel()
    const whole = await begin(app.origin, retry)
    await whole.until(() => whole.text !== '')
    goOn()
    await whole.toEnd()
    const { conversationId, byToken } = idsOf(whole)
    expect(whole.events.length).toBeGreaterThan(3)
    for (const [index, { id }] of whole.events.entries()) {
      const seen = whole.events.slice(0, index + 1)
      for (const origin of [app.origin, twin.origin]) {
        const followed = await follow(origin, conversationId, { ...byToken, ...lastEventId(id) })
        const retried = await begin(origin, { ...retry, ...lastEventId(id) })
        for (const stream of [followed, retried]) {
          await stream.toEnd()
          const events = [...seen, ...stream.events]
          expect(textOf(events)).toBe(whole.text)
          expect([counted(events, 'responseId'), counted(events, 'done')]).toEqual([1, 1])
        }
      }
    }
    expect(await used()).toBe(1)
  })

  test('is ended by its visitor from another process', async () => {
    const { params, begin, follow } = await makeShop()
    const goOn = holdModel()
    const first = await begin(app.origin)
    await first.until(() => first.text !== '')
    const { conversationId, responseId, byToken } = idsOf(first)
    first.cut()
    const second = await follow(twin.origin, conversationId, byToken)
    const body = { visitorId: testVisitorId, responseId }
    expect((await callRoute(twin.origin, stopChat, { params, body, headers: byToken })).status).toBe(200)
    await second.toEnd()
    expect(second.text).toBe(beginning.trim())
    expect(second.events.at(-1)?.event.done).toBe(true)
    goOn()
  })
})

test('a visitor who comes back in the middle sees what is written and the rest; at the end there is nothing to come', async () => {
  const { begin, follow } = await makeShop()
  const goOn = holdModel()
  const first = await begin(app.origin)
  await first.until(() => first.text !== '')
  const { conversationId, responseId, byToken } = idsOf(first)
  first.cut()
  const here = await follow(app.origin, conversationId, byToken)
  const elsewhere = await follow(twin.origin, conversationId, byToken)
  const again = await follow(twin.origin, conversationId, byToken)
  for (const stream of [here, elsewhere, again]) await stream.until(() => stream.text === beginning.trimEnd())
  goOn()
  for (const stream of [here, elsewhere, again]) {
    await stream.toEnd()
    expect(stream.events[0]?.event).toEqual({ conversationId, responseId })
    expect(stream.text).toBe(beginning + rest)
    expect(counted(stream.events, 'done')).toBe(1)
  }
  for (const origin of [app.origin, twin.origin])
    expect((await follow(origin, conversationId, byToken)).status).toBe(204)
})

test('when the process that writes is killed, what was written is followed by a clear end; nothing is billed, and the next try is', async () => {
  const { owner, agent, used, begin, follow } = await makeShop()
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-node-'))
  const node = await runNode({ ...environment, DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir })
  try {
    const goOn = holdModel()
    const first = await begin(node.origin)
    await first.until(() => first.text !== '')
    const { conversationId, byToken } = idsOf(first)
    const second = await follow(app.origin, conversationId, byToken)
    await second.until(() => second.text === beginning.trimEnd())
    await node.kill()
    await second.toEnd()
    expect(second.text).toBe(beginning.trimEnd())
    expect(second.events.at(-1)?.event).toEqual({
      error: chatTexts.troubleConnecting,
      message: chatTexts.troubleConnecting,
    })
    expect(await used()).toBe(0)
    const known = await follow(app.origin, conversationId, { ...byToken, ...lastEventId(second.lastEventId) })
    expect(known.status).toBe(204)
    const late = await follow(app.origin, conversationId, { ...byToken, ...lastEventId(first.lastEventId) })
    await late.toEnd()
    expect(late.events).toMatchObject([{ event: { error: chatTexts.troubleConnecting } }])

    goOn()
    model.act = { says: beginning + rest }
    const next = await ask(app.origin, agent.publicId, { message, conversationId }, byToken)
    expect(next).toMatchObject({ conversationId, text: beginning + rest })
    expect(await used()).toBe(1)
    const stored = (await owner.call(listMessages, { params: { id: conversationId } })).body
    expect(stored.map(({ senderType }) => senderType)).toEqual(['visitor', 'visitor', 'agent'])
  } finally {
    await node.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
})

describe('the stream', () => {
  test('is the same to eventsource-parser, eventsource and a reader of lines', async () => {
    const { at, begin, asking } = await makeShop()
    const retry = { 'idempotency-key': crypto.randomUUID() }
    const parsed = await begin(app.origin, retry)
    await parsed.toEnd()
    const { conversationId, byToken } = idsOf(parsed)
    const lines = (await (await fetch(app.origin + at(chatStream.path), asking(retry))).text())
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => JSON.parse(line.slice(5)))
    const bySource = await readBySource(app.origin + at(chatStream.path), asking(retry))
    const textAndEnd = (events: readonly object[]) => ({
      text: textOf(events.map((event) => ({ id: undefined, event }))),
      first: events[0],
      last: events.at(-1),
    })
    const expected = textAndEnd(parsed.events.map(({ event }) => event))
    expect(expected.text).toBe(beginning + rest)
    expect(textAndEnd(lines)).toEqual(expected)
    expect(textAndEnd(bySource.events)).toEqual(expected)

    // A source that is left open takes the rest up by itself, and ends when nothing is to come.
    const path = app.origin + at(followAnswer.path, conversationId)
    const followed = await readBySource(path, { headers: byToken }, parsed.events[0]?.id)
    expect(followed.events).toEqual(expected.text === '' ? [] : [{ delta: expected.text }, expected.last])
    expect(followed.endedBy).toBe(204)
  })

  test('is opened by its visitor alone, and the newest answer by whatever is no id of the conversation', async () => {
    const { owner, agent, params, begin, follow } = await makeShop()
    const goOn = holdModel()
    const mine = await begin(app.origin)
    await mine.until(() => mine.text !== '')
    const { conversationId, byToken } = idsOf(mine)
    const route = (headers: Record<string, string>, id = conversationId) =>
      callRoute(app.origin, followAnswer, { params: { ...params, conversationId: id }, headers })
    model.act = { says: beginning + rest }
    const thief = await ask(app.origin, agent.publicId, { message, visitorId: 'visitor-thief' })
    const stolen = { 'x-visitor-token': thief.visitorToken, 'x-visitor-id': testVisitorId }
    expect((await route({ ...stolen, ...lastEventId(mine.lastEventId) })).status).toBe(404)
    expect((await route(lastEventId(mine.lastEventId))).status).toBe(401)
    expect((await route({ 'x-visitor-token': 'forged' })).status).toBe(401)
    expect((await route({ ...byToken, 'x-api-key': agent.apiKey }, conversationId + 1000)).status).toBe(404)
    const { secretKey } = (await owner.call(rotateSecretKey, { params: { id: agent.id } })).body

    const foreign = thief.events[0]?.responseId
    const names = [`${foreign}:1`, 'nonsense', `${'x'.repeat(90)}:1`, 'x'.repeat(4000)]
    const streams = await Promise.all([
      ...names.map((id) => follow(app.origin, conversationId, { ...byToken, ...lastEventId(id) })),
      follow(app.origin, conversationId, { 'x-api-key': secretKey }),
    ])
    goOn()
    for (const stream of streams) {
      await stream.toEnd()
      expect(stream.text).toBe(beginning + rest)
    }
  })

  test('is open a bounded number of times for a conversation', async () => {
    const { begin, follow } = await makeShop()
    const goOn = holdModel()
    const first = await begin(app.origin)
    await first.until(() => first.text !== '')
    const { conversationId, byToken } = idsOf(first)
    const open = () => follow(app.origin, conversationId, byToken)
    const streams = await Promise.all(Array.from({ length: followersMax }, open))
    expect((await open()).status).toBe(429)
    streams[0]?.cut()
    await vi.waitFor(async () => expect((await open()).status).toBe(200), { timeout: 60_000 })
    goOn()
    await first.toEnd()
    expect(first.text).toBe(beginning + rest)
  })
})

/** The events that the library `eventsource` gets until the answer is whole, or until it has given up. */
async function readBySource(url: string, init: RequestInit, lastId?: string) {
  const events: object[] = []
  let isFirst = true
  const ended = Promise.withResolvers<number | undefined>()
  const source = new EventSource(url, {
    fetch: (input, { headers }) => {
      const named = isFirst && lastId !== undefined ? lastEventId(lastId) : {}
      isFirst = false
      return fetch(input, { ...init, headers: { ...headers, ...init.headers, ...named } })
    },
  })
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data)
    events.push(event)
    if (event.done && init.method === 'POST') ended.resolve(undefined)
  }
  source.onerror = ({ code }) => {
    if (source.readyState === EventSource.CLOSED) ended.resolve(code)
  }
  const endedBy = await ended.promise
  source.close()
  return { events, endedBy }
}
