import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { ModelEvent } from './language-model.ts'
import { openLanguageModels } from './open-language-models.ts'

const REQUEST = {
  messages: [
    { role: 'system', content: 'Be kind.' },
    { role: 'user', content: 'Hello?' },
  ],
  tools: [{ name: 'decline', description: 'Say nothing.' }],
  maxOutputTokens: 50,
} as const

/** What each provider's own wire looks like for "Hi there." with a call of the tool, shortened to what is read. */
const WIRES: Record<string, { path: string; key: string; events: object[] }> = {
  'openai-compatible': {
    path: '/v1/chat/completions',
    key: 'authorization',
    events: [
      { id: 'c', choices: [{ index: 0, delta: { role: 'assistant', content: 'Hi ' } }] },
      { id: 'c', choices: [{ index: 0, delta: { content: 'there.' } }] },
      {
        id: 'c',
        choices: [
          {
            index: 0,
            delta: {
              tool_calls: [
                { index: 0, id: 't', type: 'function', function: { name: 'decline', arguments: '{}' } },
              ],
            },
          },
        ],
      },
      {
        id: 'c',
        choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }],
        usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
      },
    ],
  },
  openai: {
    path: '/v1/responses',
    key: 'authorization',
    events: [
      { type: 'response.created', response: { id: 'r', created_at: 1, model: 'm' } },
      { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'i' } },
      { type: 'response.output_text.delta', item_id: 'i', delta: 'Hi ' },
      { type: 'response.output_text.delta', item_id: 'i', delta: 'there.' },
      { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'i' } },
      {
        type: 'response.output_item.done',
        output_index: 1,
        item: {
          type: 'function_call',
          id: 'f',
          call_id: 't',
          name: 'decline',
          arguments: '{}',
          status: 'completed',
        },
      },
      { type: 'response.completed', response: { usage: { input_tokens: 7, output_tokens: 3 } } },
    ],
  },
  anthropic: {
    path: '/v1/messages',
    key: 'x-api-key',
    events: [
      {
        type: 'message_start',
        message: {
          id: 'a',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 7, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hi ' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'there.' } },
      { type: 'content_block_stop', index: 0 },
      {
        type: 'content_block_start',
        index: 1,
        content_block: { type: 'tool_use', id: 't', name: 'decline', input: {} },
      },
      { type: 'content_block_stop', index: 1 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'tool_use', stop_sequence: null },
        usage: { output_tokens: 3 },
      },
      { type: 'message_stop' },
    ],
  },
}

test.each(Object.entries(WIRES))('%s: the text, the call and the tokens arrive', async (provider, wire) => {
  const seen: { path: string | undefined; key: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ path: request.url, key: String(request.headers[wire.key]), body })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(wire.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { languageModel } = readConfig({
    LLM_PROVIDER: provider,
    LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    LLM_API_KEY: 'secret-key',
    LLM_MODEL: 'm',
  })
  const events: ModelEvent[] = []
  const model = (await openLanguageModels(languageModel))?.standard
  for await (const event of model?.stream(REQUEST, new AbortController().signal) ?? []) events.push(event)
  server.close()
  server.closeAllConnections()
  expect(events).toEqual([
    { type: 'text', text: 'Hi ' },
    { type: 'text', text: 'there.' },
    { type: 'call', name: 'decline', input: '{}' },
    { type: 'end', isWhole: true, usage: { inputTokens: 7, outputTokens: 3 } },
  ])
  expect(seen[0]?.path).toBe(wire.path)
  expect(seen[0]?.key).toContain('secret-key')
  expect(seen[0]?.body).toContain('Be kind.')
  // Only Anthropic has to be told what to keep: the rules, and with them the knowledge.
  const { system } = JSON.parse(seen[0]?.body ?? '{}')
  if (provider === 'anthropic')
    expect(system).toEqual([{ type: 'text', text: 'Be kind.', cache_control: { type: 'ephemeral' } }])
  else expect(seen[0]?.body).not.toContain('cache_control')
})

/** The end of a stream that OpenAI-compatible servers send. */
const ended = (finish_reason: string) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason }] })}\n\ndata: [DONE]\n\n`

test.each([
  ['a question that the model will not answer', { status: 200, body: ended('content_filter') }, true],
  ['an empty answer', { status: 200, body: ended('stop') }, true],
  ['a question that is refused as wrong', { status: 400, body: '{}' }, true],
  ['a server that is broken', { status: 500, body: '{}' }, false],
])('after three times %s others are asked: %o', async (_name, answer, isAvailable) => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(answer.status, { 'content-type': 'text/event-stream' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { languageModel } = readConfig({ LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'm' })
  const model = (await openLanguageModels(languageModel))?.standard
  for (let at = 0; at < 3; at++) {
    const asking = async () => {
      for await (const _event of model?.stream(REQUEST, new AbortController().signal) ?? []);
    }
    await expect(asking()).rejects.toThrow()
  }
  server.close()
  server.closeAllConnections()
  expect(model?.isAvailable()).toBe(isAvailable)
})

/** The pieces that are read of a text which a server sends at once, until its end or a fault. */
async function readAtOnce(text: string, maxOutputTokens: number) {
  const server = createServer((request, response) => {
    request.resume()
    const event = { id: 'c', choices: [{ index: 0, delta: { content: text } }] }
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(`data: ${JSON.stringify(event)}\n\n${ended('stop')}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { languageModel } = readConfig({ LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'm' })
  const model = (await openLanguageModels(languageModel))?.standard
  const pieces: string[] = []
  let fault: unknown
  try {
    const request = { ...REQUEST, maxOutputTokens }
    for await (const event of model?.stream(request, new AbortController().signal) ?? [])
      if (event.type === 'text') pieces.push(event.text)
  } catch (error) {
    fault = error
  }
  server.close()
  server.closeAllConnections()
  return { pieces, fault }
}

test('of a text that goes over the limit, what is within it arrives, also where all is sent at once', async () => {
  const { pieces, fault } = await readAtOnce(`${'a'.repeat(499)}🛶${'b'.repeat(100)}`, 50)
  expect(fault).toMatchObject({ reason: 'too_long' })
  // 50 tokens of ten characters each; half a letter is none.
  expect(pieces.join('')).toBe(`${'a'.repeat(499)}\ufffd`)
})

test('a text that is sent as a whole is read in pieces, and no letter is cut in two', async () => {
  const text = `${'a'.repeat(399)}🛶${'b'.repeat(900)}`
  const { pieces, fault } = await readAtOnce(text, 2000)
  expect(fault).toBeUndefined()
  expect(pieces.map(({ length }) => length)).toEqual([401, 400, 400, 100])
  expect(pieces.join('')).toBe(text)
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
})
