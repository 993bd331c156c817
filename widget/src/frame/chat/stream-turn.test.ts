import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatTexts } from '@parleykit/contract/texts'
import { afterEach, expect, test, vi } from 'vitest'
import { openStorage } from '../visitor/storage.ts'
import { openVisitorIdentity } from '../visitor/visitor-identity.ts'
import { streamTurn, TurnRefused } from './stream-turn.ts'

const identity = openVisitorIdentity(
  openStorage(() => null),
  'a b',
  false,
)
const request = { visitorId: 'visitor-1', message: 'Hi', conversationId: null }
const closers: (() => void)[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  for (const close of closers.splice(0)) close()
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

async function collect(): Promise<unknown[]> {
  const events: unknown[] = []
  for await (const event of streamTurn('a b', identity, request, new AbortController().signal))
    events.push(event)
  return events
}

const eventStream = 'data: {"conversationId":1,"responseId":"r"}\n\ndata: {"done":true}\n\n'

test('a connection lost before the first event is tried once more with the same key', async () => {
  const received: IncomingMessage[] = await serve((incoming, response) => {
    if (received.length === 1) incoming.socket.destroy()
    else response.end(eventStream)
  })
  expect(await collect()).toEqual([{ conversationId: 1, responseId: 'r' }, { done: true }])
  const keys = received.map((incoming) => incoming.headers['idempotency-key'])
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
  expect(received[0]?.url).toBe('/api/public/chat-stream/a%20b')
})

test('a second lost connection is the end of it', async () => {
  const received = await serve((incoming) => incoming.socket.destroy())
  await expect(collect()).rejects.toThrow()
  expect(received).toHaveLength(2)
})

test('a connection lost after the first event is not tried again', async () => {
  const received = await serve((_incoming, response) => response.write('data: {"conversationId":1}\n\n'))
  const events = streamTurn('a b', identity, request, new AbortController().signal)
  expect((await events.next()).value).toEqual({ conversationId: 1 })
  received[0]?.socket.destroy()
  await expect(events.next()).rejects.toThrow()
  expect(received).toHaveLength(1)
})

test.each([
  [429, '{"code":"too_many_requests","message":"Wait a minute."}', 'Wait a minute.'],
  [503, '{"code":"agent_paused","message":"Back soon."}', 'Back soon.'],
  [503, '<h1>Bad gateway</h1>', chatTexts.troubleConnecting],
  [500, '{"code":"internal_error","message":"boom"}', chatTexts.troubleConnecting],
  [400, '{"code":"validation_failed","message":"no"}', chatTexts.troubleConnecting],
])('a %i with %s shows "%s"', async (status, body, shown) => {
  const received = await serve((_incoming, response) => response.writeHead(status).end(body))
  const refusal = await collect().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(TurnRefused)
  expect(refusal).toMatchObject({ message: 'Failed to connect to chat stream', shown })
  expect(received).toHaveLength(1)
})
