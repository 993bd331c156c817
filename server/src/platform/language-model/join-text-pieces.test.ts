import { expect, test } from 'vitest'
import { joinTextPieces } from './join-text-pieces.ts'

const LONG = 2 ** 30
const chunk = (content: string, more: object = {}) => ({
  id: 'c',
  choices: [{ index: 0, delta: { content }, finish_reason: null, ...more }],
})
const wire = (...events: readonly object[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

/** What a model's server sends, piece by piece, and what comes of it. */
async function open(heldMs: number, headers = { 'content-type': 'text/event-stream; charset=utf-8' }) {
  const sent = new TransformStream<Uint8Array, Uint8Array>()
  const writer = sent.writable.getWriter()
  const encoder = new TextEncoder()
  const response = await joinTextPieces(
    async () => new Response(sent.readable, { headers }),
    heldMs,
  )('http://m/')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    response,
    reader,
    writer,
    send: (text: string) => void writer.write(encoder.encode(text)),
    read: async () => (await reader?.read())?.value,
  }
}

test('pieces of text that arrive together become one, and what is not text stays in its place', async () => {
  const { send, read } = await open(LONG)
  const first = { id: 'c', choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }
  const call = { id: 'c', choices: [{ index: 0, delta: { tool_calls: [{ index: 0 }] } }] }
  const end = chunk('!', { finish_reason: 'stop' })
  send(`: hello\n\n${wire(first, chunk('One'), chunk(' two'), call, chunk(' three'), end)}data: [DONE]\n\n`)
  const joined = { id: 'c', choices: [{ index: 0, delta: { role: 'assistant', content: 'One two' } }] }
  expect(await read()).toBe(`${wire(joined, call, chunk(' three'), end)}data: [DONE]\n\n`)
})

test('what was joined stays short, and no letter is lost', async () => {
  const { send, read } = await open(LONG)
  const pieces = Array.from({ length: 300 }, (_, at) => `word${at} `)
  send(wire(...pieces.map((piece) => chunk(piece))))
  const said = (await read())?.trim().split('\n\n') ?? []
  const texts = said.map((event) => JSON.parse(event.slice('data: '.length)).choices[0].delta.content)
  expect(texts.join('')).toBe(pieces.join(''))
  expect(texts.length).toBeLessThan(8)
  for (const text of texts) expect(text.length).toBeLessThan(410)
})

test('the first text is not held back, later ones until something else comes, or for so long at most', async () => {
  const { send, read } = await open(LONG)
  send(wire(chunk('')))
  expect(await read()).toBe(wire(chunk('')))
  send(wire(chunk('One')))
  expect(await read()).toBe(wire(chunk('One')))
  send(wire(chunk(' two')))
  send(wire(chunk(' three')).slice(0, 30))
  send(wire(chunk(' three')).slice(30))
  send(wire(chunk('', { finish_reason: 'stop' })))
  expect(await read()).toBe(wire(chunk(' two three'), chunk('', { finish_reason: 'stop' })))
  const soon = await open(1)
  soon.send(wire(chunk('One')))
  await soon.read()
  soon.send(wire(chunk(' two')))
  expect(await soon.read()).toBe(wire(chunk(' two')))
})

test('what was held when the stream ends is sent, and letters that were cut in two stay whole', async () => {
  const { writer, send, read } = await open(LONG)
  send(wire(chunk('One')))
  await read()
  const bytes = new TextEncoder().encode(wire(chunk(' dös')))
  const cut = bytes.indexOf(0xc3) + 1
  void writer.write(bytes.slice(0, cut))
  void writer.write(bytes.slice(cut))
  void writer.close()
  expect(await read()).toBe(wire(chunk(' dös')))
  expect(await read()).toBeUndefined()
})

test.each([
  [
    'responses',
    (delta: string) => ({ type: 'response.output_text.delta', item_id: 'i', output_index: 0, delta }),
    { type: 'response.completed' },
  ],
  [
    'messages',
    (text: string) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    { type: 'content_block_stop', index: 0 },
  ],
])('%s: the same, with the names of events', async (_form, piece, stop) => {
  const { send, read } = await open(LONG)
  const named = (event: { type: string }) => `event: ${event.type}\n${wire(event)}`
  send(named(piece('One')) + named(piece(' two')) + named(stop))
  expect(await read()).toBe(named(piece('One two')) + named(stop))
})

test.each([
  ['of two answers', { id: 'c', choices: [chunk('a').choices[0], { index: 1, delta: { content: 'b' } }] }],
  ['with tokens', { ...chunk('a'), usage: { prompt_tokens: 1 } }],
  ['with thoughts', { id: 'c', choices: [{ index: 0, delta: { content: 'a', reasoning_content: 'b' } }] }],
  ['of another answer', { ...chunk('a'), id: 'd' }],
  ['without a choice', { id: 'c', choices: [] }],
  ['with an error', { ...chunk('a'), error: { message: 'no' } }],
  ['of nothing', { choices: [null] }],
  ['that is a list', [1]],
])('a piece %s is left alone', async (_name, odd) => {
  const { send, read } = await open(LONG)
  send(wire(chunk('One'), odd, chunk(' two')))
  expect(await read()).toBe(wire(chunk('One'), odd, chunk(' two')))
})

test('an event without an end breaks the stream before it fills the memory', async () => {
  const { writer, send, read } = await open(LONG)
  send(wire(chunk('One')))
  await read()
  send(wire(chunk(' two')))
  const endless = new TextEncoder().encode(`data: ${'x'.repeat(2 ** 20)}`)
  void writer.write(endless)
  expect(await read()).toBe(wire(chunk(' two')))
  await expect(read()).rejects.toThrow(/buffer/i)
  await expect(writer.closed).rejects.toThrow(/buffer/i)
})

test('who stops reading while text is held stops the server too', async () => {
  const { reader, writer, send, read } = await open(1)
  send(wire(chunk('One')))
  await read()
  send(wire(chunk(' two')))
  await reader?.cancel()
  await expect(writer.closed).rejects.toBeUndefined()
  const other = await open(LONG)
  other.send(wire(chunk('One')))
  await other.read()
  other.send(wire(chunk(' two')))
  const waiting = other.read()
  await other.reader?.cancel()
  expect(await waiting).toBeUndefined()
  await expect(other.writer.closed).rejects.toBeUndefined()
})

test('of a connection that breaks, what has arrived is read before the fault', async () => {
  const sent = [wire(chunk('One')), wire(chunk(' two'), chunk(' three'))]
  const broken = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = sent.shift()
        if (next === undefined) throw new Error('The line is cut')
        controller.enqueue(new TextEncoder().encode(next))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'text/event-stream' }
  const { body } = await joinTextPieces(async () => new Response(broken, { headers }), LONG)('http://m/')
  const reader = body?.getReader()
  const read = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await read()).toBe(wire(chunk('One')))
  expect(await read()).toBe(wire(chunk(' two three')))
  await expect(read()).rejects.toThrow('The line is cut')
})

test('what is no stream of events passes as it is', async () => {
  const { writer, send, read, response } = await open(LONG, { 'content-type': 'application/json' })
  send('{"error":"no"}')
  expect(await read()).toBe('{"error":"no"}')
  expect(response.headers.get('content-type')).toBe('application/json')
  void writer.close()
})
