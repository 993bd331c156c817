import { bearerOf, type ModelWire, modelIn, type ServerFault, sseOf } from './start-model-server.ts'

/** What OpenAI sends, as https://platform.openai.com/docs/api-reference documents it. */
export const openaiWire: ModelWire = {
  basePath: '/v1',
  contentType: 'text/event-stream',
  keyOf: bearerOf,
  kindOf: (path) =>
    path === '/v1/models'
      ? 'list'
      : path === '/v1/responses'
        ? 'chat'
        : path === '/v1/embeddings'
          ? 'embedding'
          : null,
  modelOf: modelIn,
  list: (models) => ({
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', created: 1_686_935_002, owned_by: 'openai' })),
  }),
  vector: (embedding) => ({
    object: 'list',
    model: 'text-embedding-3-small',
    data: [{ object: 'embedding', index: 0, embedding }],
    usage: { prompt_tokens: 7, total_tokens: 7 },
  }),
  stream: ({ text, call, isWhole }) => {
    const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'chat', status: 'in_progress' }
    const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [] }
    const tool = {
      ...{ type: 'function_call', id: 'fc_1', call_id: 'call_1', name: call },
      ...{ arguments: '{}', status: 'completed' },
    }
    const usage = {
      ...{ input_tokens: 300, input_tokens_details: { cached_tokens: 0 } },
      ...{ output_tokens: 20, output_tokens_details: { reasoning_tokens: 0 }, total_tokens: 320 },
    }
    const events = [
      { type: 'response.created', response },
      { type: 'response.in_progress', response },
      { type: 'response.output_item.added', output_index: 0, item: message },
      ...text.map((delta) => ({
        ...{ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0 },
        delta,
      })),
      { type: 'response.output_item.done', output_index: 0, item: message },
      ...(call === null
        ? []
        : [
            { type: 'response.output_item.added', output_index: 1, item: { ...tool, arguments: '' } },
            { type: 'response.function_call_arguments.delta', item_id: 'fc_1', output_index: 1, delta: '{}' },
            {
              ...{ type: 'response.function_call_arguments.done', item_id: 'fc_1', output_index: 1 },
              arguments: '{}',
            },
            { type: 'response.output_item.done', output_index: 1, item: tool },
          ]),
      { type: 'response.completed', response: { ...response, status: 'completed', usage } },
    ]
    const sent = isWhole ? events : events.slice(0, 3 + text.length)
    return sent.map((event) => sseOf(event, event.type))
  },
  failInStream: () =>
    sseOf(
      {
        ...{ type: 'error', code: 'server_error', param: null, sequence_number: 9 },
        message: 'The server had an error while processing your request.',
      },
      'error',
    ),
  fault: (fault, model) => faults(model)[fault],
}

const error = (message: string, type: string, code: string | null, param: string | null = null) => ({
  error: { message, type, param, code },
})

function faults(model: string): Record<ServerFault, { status: number; body: object }> {
  const quota = error(
    'You exceeded your current quota, please check your plan and billing details.',
    'insufficient_quota',
    'insufficient_quota',
  )
  return {
    wrong_key: {
      status: 401,
      body: error('Incorrect API key provided: sk-te****7890.', 'invalid_request_error', 'invalid_api_key'),
    },
    no_credit: { status: 402, body: error('Payment required.', 'invalid_request_error', null) },
    no_such_model: {
      status: 400,
      body: error(
        `The requested model '${model}' does not exist.`,
        'invalid_request_error',
        'model_not_found',
        'model',
      ),
    },
    rate_limited: {
      status: 429,
      body: error('Rate limit reached for requests per min.', 'requests', 'rate_limit_exceeded'),
    },
    quota_used_up: { status: 429, body: quota },
    overloaded: {
      status: 503,
      body: error('The engine is currently overloaded, please try again later.', 'server_error', null),
    },
    server_error: {
      status: 500,
      body: error('The server had an error while processing your request.', 'server_error', null),
    },
  }
}
