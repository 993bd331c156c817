import { bearerOf, type ModelWire, modelIn, type ServerFault, sseOf } from './start-model-server.ts'

/** What servers send that are like OpenAI's chat completions: vLLM, OpenRouter, Groq, LM Studio. */
export const compatibleWire: ModelWire = {
  basePath: '/v1',
  contentType: 'text/event-stream',
  keyOf: bearerOf,
  kindOf: (path) =>
    path === '/v1/models'
      ? 'list'
      : path === '/v1/chat/completions'
        ? 'chat'
        : path === '/v1/embeddings'
          ? 'embedding'
          : null,
  modelOf: modelIn,
  list: (models) => ({
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', created: 1, owned_by: 'vllm', max_model_len: 32_768 })),
  }),
  vector: (embedding) => ({
    ...{ object: 'list', model: 'embed', data: [{ object: 'embedding', index: 0, embedding }] },
    usage: { prompt_tokens: 7, total_tokens: 7 },
  }),
  stream: ({ text, call, isWhole }) => {
    const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) =>
      sseOf({
        ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'chat' },
        ...{ choices: [{ index: 0, delta, finish_reason }], ...more },
      })
    const tool = { index: 0, id: 'call00001', type: 'function', function: { name: call, arguments: '{}' } }
    const usage = { prompt_tokens: 300, completion_tokens: 20, total_tokens: 320 }
    return [
      chunk({ role: 'assistant', content: '' }),
      ...text.map((content) => chunk({ content })),
      ...(call === null ? [] : [chunk({ content: '', tool_calls: [tool] })]),
      ...(isWhole
        ? [chunk({ content: '' }, call === null ? 'stop' : 'tool_calls', { usage }), 'data: [DONE]\n\n']
        : []),
    ]
  },
  failInStream: () => sseOf({ error: { message: 'The model crashed', type: 'server_error', code: 500 } }),
  fault: (fault, model) => faults(model)[fault],
}

const error = (message: string, type: string, code: string | number | null) => ({
  error: { message, type, param: null, code },
})

function faults(model: string): Record<ServerFault, { status: number; body: object }> {
  return {
    wrong_key: { status: 401, body: error('Invalid API Key', 'invalid_request_error', 'invalid_api_key') },
    no_credit: { status: 402, body: error('This request requires more credits.', 'payment', 402) },
    no_such_model: {
      status: 404,
      body: error(`The model \`${model}\` does not exist.`, 'NotFoundError', 404),
    },
    rate_limited: { status: 429, body: error('Too many requests', 'tokens', 'rate_limit_exceeded') },
    quota_used_up: {
      status: 429,
      body: error('You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota'),
    },
    overloaded: { status: 529, body: error('The model is overloaded', 'server_error', 529) },
    server_error: { status: 500, body: error('Internal Server Error', 'InternalServerError', 500) },
  }
}
