import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { reconnectMs } from '@parleykit/contract/chat/limits'
import { expect, test } from 'vitest'
import { type ReceivedEvent, readChatEvents } from './read-chat-events.ts'

/** A body that arrives in pieces of `size` bytes. */
function bodyOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const { event } of readChatEvents(body)) events.push(event)
  return events
}

const stream = [
  'data: {"conversationId":"12","responseId":"r1"}',
  ': ping',
  'data: {"delta":"Grüße, "}',
  'data: {"delta":"世界 👋"}',
  'data: {"done":true,"sources":[{"title":"A","url":null,"quote":"q"},{"title":1}]}',
]
const events = [
  { conversationId: 12, responseId: 'r1' },
  { delta: 'Grüße, ' },
  { delta: '世界 👋' },
  { done: true, sources: [{ title: 'A', url: null, quote: 'q' }] },
]

test.each([1, 2, 3, 7, 1000])('events cut into pieces of %i bytes arrive whole', async (size) => {
  expect(await readAll(bodyOf(`${stream.join('\n\n')}\n\n`, size))).toEqual(events)
  expect(await readAll(bodyOf(`${stream.join('\r\n\r\n')}\r\n\r\n`, size))).toEqual(events)
})

test('what can not be parsed is skipped and the rest goes on', async () => {
  const text = 'data: {"delta":\n\ndata:\n\nnonsense\n\ndata: null\n\ndata: [1]\n\ndata: {"delta":"on"}\n\n'
  expect(await readAll(bodyOf(text, 5))).toEqual([{ delta: 'on' }])
})

test('two data lines in one block are two events, and the last one needs no blank line', async () => {
  const text = 'data: {"delta":"a"}\ndata: {"delta":"b"}\n\ndata: {"done":true}'
  expect(await readAll(bodyOf(text, 4))).toEqual([{ delta: 'a' }, { delta: 'b' }, { done: true }])
})

test('a broken connection rejects after the events that arrived', async () => {
  const seen: ChatEvent[] = []
  let pulls = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1
      if (pulls > 1) controller.error(new TypeError('network error'))
      else controller.enqueue(new TextEncoder().encode('data: {"delta":"a"}\n\n'))
    },
  })
  const reading = (async () => {
    for await (const { event } of readChatEvents(body)) seen.push(event)
  })()
  await expect(reading).rejects.toThrow('network error')
  expect(seen).toEqual([{ delta: 'a' }])
})

test('an id belongs to its event alone, and never to one that did not arrive whole', async () => {
  const text =
    ': open\nretry: 1000\n\nid: a\ndata: {"delta":"1"}\n\ndata: {"delta":"2"}\n\nid: c\ndata: {"delt'
  const received: ReceivedEvent[] = []
  for await (const each of readChatEvents(bodyOf(text, 3))) received.push(each)
  expect(received).toEqual([
    { event: { delta: '1' }, id: 'a' },
    { event: { delta: '2' }, id: undefined },
  ])
})

test('a server that stops says when its stream goes on, which what every stream begins with does not', async () => {
  const hints: number[] = []
  const text = `: open\nretry: ${reconnectMs}\n\ndata: {"delta":"a"}\n\nretry: 4321\n\n`
  const events = readChatEvents(
    bodyOf(text, 5),
    () => {},
    (afterMs) => hints.push(afterMs),
  )
  for await (const { event } of events) expect(event).toEqual({ delta: 'a' })
  expect(hints).toEqual([4321])
})
