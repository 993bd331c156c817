import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { afterEach, expect, test, vi } from 'vitest'
import { openStorage } from '../visitor/storage.ts'
import { openVisitorIdentity } from '../visitor/visitor-identity.ts'
import { followConversation, streamTurn } from './stream-turn.ts'
import { TurnRefused } from './turn-refused.ts'

const identity = openVisitorIdentity(
  openStorage(() => null),
  'a b',
  false,
)
const request = { visitorId: 'visitor-1', message: 'Hi', conversationId: null }
const closers: (() => void)[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
  lines.length = 0
})

/** A real server that the relative paths of the frame lead to; answers with the requests that it will get. */
async function serve(answer: RequestListener): Promise<IncomingMessage[]> {
  const received: IncomingMessage[] = []
  const server = createServer((incoming, response) => {
    received.push(incoming)
    answer(incoming, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close().closeAllConnections())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const realFetch = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init))
  return received
}

/** What was heard of the line in a test. */
const lines: string[] = []
const onLine = (line: string) => void lines.push(line)
const ask = () =>
  streamTurn('a b', identity, { request, key: crypto.randomUUID() }, new AbortController().signal, onLine)

/** The browser says that it has a network again as soon as anything waits for it, so pauses are over at once. */
function hurry(): void {
  vi.stubGlobal('addEventListener', (_event: string, goOn: () => void) => setImmediate(goOn))
}

async function collect(events: AsyncIterable<ChatEvent> = ask()): Promise<ChatEvent[]> {
  const collected: ChatEvent[] = []
  for await (const event of events) collected.push(event)
  return collected
}

const eventStream = 'data: {"conversationId":1,"responseId":"r"}\n\ndata: {"done":true}\n\n'

test('a connection lost before the first event is tried again with the same key', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const received: IncomingMessage[] = await serve((incoming, response) => {
    if (received.length === 1) incoming.socket.destroy()
    else if (received.length === 2) response.writeHead(502).end('<h1>Bad gateway</h1>')
    else response.end(eventStream)
  })
  expect(await collect()).toEqual([{ conversationId: 1, responseId: 'r' }, { done: true }])
  const keys = received.map((incoming) => incoming.headers['idempotency-key'])
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], keys[0]])
  expect(received[0]?.url).toBe('/api/public/chat-stream/a%20b')
})

test('a question whose connection stays lost fails after a few attempts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  hurry()
  const received = await serve((incoming) => incoming.socket.destroy())
  await expect(collect()).rejects.toThrow()
  expect(received).toHaveLength(4)
  expect(lines).toEqual(['lost', 'lost'])
})

test('a question fails after a second of failures, however few they are', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  hurry()
  const received = await serve((incoming) => {
    vi.setSystemTime(Date.now() + 700)
    incoming.socket.destroy()
  })
  await expect(collect()).rejects.toThrow()
  expect(received).toHaveLength(3)
})

test('a question fails at once in a browser without network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const received = await serve((incoming) => incoming.socket.destroy())
  await expect(collect()).rejects.toThrow()
  expect(received).toHaveLength(1)
})

test('an answer under way is looked for until a browser has a network again', async () => {
  hurry()
  const browser = { onLine: false }
  vi.stubGlobal('navigator', browser)
  const received: IncomingMessage[] = await serve((incoming, response) => {
    if (received.length === 40) browser.onLine = true
    if (received.length === 1) response.end(numbered[0])
    else if (received.length < 40) incoming.socket.destroy()
    else response.end(numbered.at(-1))
  })
  expect(await collect()).toHaveLength(2)
  expect(new Set(lines)).toEqual(new Set(['offline']))
})

/** An answer as the server numbers it. */
const numbered = [
  'id: r:1\ndata: {"conversationId":7,"responseId":"r","visitorToken":"t"}\n\n',
  'id: r:4\ndata: {"delta":"One"}\n\n',
  'id: r:8\ndata: {"delta":" two"}\n\n',
  'id: r:end\ndata: {"done":true}\n\n',
]

test('a stream that breaks off is taken up after its last event, however often, and whichever way it ended', async () => {
  const received: IncomingMessage[] = await serve((incoming, response) => {
    const last = numbered.findIndex((event) => event.startsWith(`id: ${incoming.headers['last-event-id']}\n`))
    const next = numbered[last + 1] ?? ''
    if (received.length === 3) response.writeHead(503).end()
    else if (received.length === 4) response.end(next.slice(0, -4))
    else if (received.length === 5) response.write(next, () => incoming.socket.destroy())
    else response.end(next)
  })
  expect(await collect()).toEqual([
    { conversationId: 7, responseId: 'r', visitorToken: 't' },
    { delta: 'One' },
    { delta: ' two' },
    { done: true },
  ])
  const [asking, ...following] = received.map(({ method, url }) => `${method} ${url}`)
  expect(asking).toBe('POST /api/public/chat-stream/a%20b')
  expect(new Set(following)).toEqual(new Set(['GET /api/public/bots/a%20b/conversations/7/events']))
  const named = received.map((incoming) => incoming.headers['last-event-id'])
  // Of the fifth one the event may have arrived or not.
  expect(named.slice(0, 5)).toEqual([undefined, 'r:1', 'r:4', 'r:4', 'r:4'])
  expect(named.at(-1)).toBe('r:8')
})

test('an answer under way is followed from its beginning, and nothing comes where there is none', async () => {
  const received: IncomingMessage[] = await serve((_incoming, response) => {
    if (received.length === 1) response.end(numbered.join(''))
    else response.writeHead(204).end()
  })
  const follow = () => followConversation('a b', identity, 7, new AbortController().signal, onLine)
  expect(await collect(follow())).toHaveLength(4)
  expect(await collect(follow())).toEqual([])
  expect(received.map((incoming) => incoming.headers['last-event-id'])).toEqual([undefined, undefined])
})

test('an answer that the server does not know any more ends where it stopped', async () => {
  const received: IncomingMessage[] = await serve((_incoming, response) => {
    if (received.length === 1) response.end(numbered[0])
    else if (received.length === 2)
      response.writeHead(429).end('{"code":"too_many_requests","message":"Wait."}')
    else response.writeHead(404).end('{"code":"not_found","message":"Conversation not found"}')
  })
  expect(await collect()).toHaveLength(1)
  expect(received).toHaveLength(3)
})

test('what is taken up and refused for another reason fails', async () => {
  const received: IncomingMessage[] = await serve((_incoming, response) => {
    if (received.length === 1) response.end(numbered[0])
    else response.writeHead(403).end()
  })
  expect(await collect().catch((error: unknown) => error)).toMatchObject({ status: 403 })
  expect(received).toHaveLength(2)
})

test('a stream without ids that ends without a done event is done', async () => {
  const received = await serve((_incoming, response) => response.end('data: {"delta":"no done"}\n\n'))
  expect(await collect()).toEqual([{ delta: 'no done' }])
  expect(received).toHaveLength(1)
})

test('a stream whose events have no ids fails when its connection breaks', async () => {
  const received = await serve((_incoming, response) => response.write('data: {"conversationId":1}\n\n'))
  const events = ask()
  expect((await events.next()).value).toEqual({ conversationId: 1 })
  received[0]?.socket.destroy()
  await expect(events.next()).rejects.toThrow()
  expect(received).toHaveLength(1)
})

test.each([
  [429, '{"code":"too_many_requests","message":"Wait a minute."}', 'Wait a minute.'],
  [503, '{"code":"agent_paused","message":"Back soon."}', 'Back soon.'],
  [404, '{"code":"not_found","message":"Agent not found"}', chatTexts.botNotFound],
  [500, '{"code":"internal_error","message":"boom"}', chatTexts.troubleConnecting],
  [400, '{"code":"validation_failed","message":"no"}', chatTexts.troubleConnecting],
])('a %i with %s shows "%s"', async (status, body, shown) => {
  const received = await serve((_incoming, response) => response.writeHead(status).end(body))
  const refusal = await collect().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(TurnRefused)
  expect(refusal).toMatchObject({ message: 'Failed to connect to chat stream', shown })
  expect(received).toHaveLength(1)
})

test('a page whose server stops comes back no sooner than it was asked to', async () => {
  const pauses: number[] = []
  const realTimeout = setTimeout
  vi.stubGlobal('setTimeout', (then: () => void, ms: number) => {
    pauses.push(ms)
    // Not those that watch over a silent connection.
    return realTimeout(then, ms === 7654 ? 1 : ms)
  })
  const received: IncomingMessage[] = await serve((_incoming, response) => {
    if (received.length > 1) response.end('id: 2\ndata: {"done":true}\n\n')
    else response.end('id: 1\ndata: {"conversationId":1,"responseId":"r"}\n\nretry: 7654\n\n')
  })
  expect(await collect()).toHaveLength(2)
  expect(pauses).toContain(7654)
})
