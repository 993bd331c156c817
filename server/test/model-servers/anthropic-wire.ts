import { type ModelWire, modelIn, type ServerFault, sseOf } from './start-model-server.ts'

/** What Anthropic sends, as https://docs.anthropic.com/en/api documents it. */
export const anthropicWire: ModelWire = {
  basePath: '/v1',
  contentType: 'text/event-stream',
  keyOf: (headers) => String(headers['x-api-key']),
  kindOf: (path) => (path === '/v1/models?limit=1000' ? 'list' : path === '/v1/messages' ? 'chat' : null),
  modelOf: modelIn,
  list: (models) => ({
    data: models.map((id) => ({ type: 'model', id, display_name: id, created_at: '2025-02-19T00:00:00Z' })),
    ...{ has_more: false, first_id: models[0], last_id: models.at(-1) },
  }),
  vector: () => ({}),
  stream: ({ text, call, isWhole }) => {
    const message = {
      ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'chat', content: [] },
      ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 300, output_tokens: 1 } },
    }
    const events = [
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'ping' },
      ...text.map((piece) => ({
        ...{ type: 'content_block_delta', index: 0 },
        delta: { type: 'text_delta', text: piece },
      })),
      { type: 'content_block_stop', index: 0 },
      ...(call === null
        ? []
        : [
            {
              ...{ type: 'content_block_start', index: 1 },
              content_block: { type: 'tool_use', id: 'toolu_1', name: call, input: {} },
            },
            {
              ...{ type: 'content_block_delta', index: 1 },
              delta: { type: 'input_json_delta', partial_json: '{}' },
            },
            { type: 'content_block_stop', index: 1 },
          ]),
      {
        type: 'message_delta',
        delta: { stop_reason: call === null ? 'end_turn' : 'tool_use', stop_sequence: null },
        usage: { output_tokens: 20 },
      },
      { type: 'message_stop' },
    ]
    const sent = isWhole ? events : events.slice(0, 3 + text.length)
    return sent.map((event) => sseOf(event, event.type))
  },
  failInStream: () => sseOf(error('overloaded_error', 'Overloaded'), 'error'),
  fault: (fault, model) => faults(model)[fault],
}

const error = (type: string, message: string) => ({
  ...{ type: 'error', request_id: 'req_1' },
  error: { type, message },
})

function faults(model: string): Record<ServerFault, { status: number; body: object }> {
  return {
    wrong_key: { status: 401, body: error('authentication_error', 'invalid x-api-key') },
    no_credit: {
      status: 400,
      body: error(
        'invalid_request_error',
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      ),
    },
    no_such_model: { status: 404, body: error('not_found_error', `model: ${model}`) },
    rate_limited: {
      status: 429,
      body: error('rate_limit_error', 'This request would exceed your rate limit of 50 requests per minute.'),
    },
    quota_used_up: { status: 402, body: error('billing_error', 'There is an issue with your billing.') },
    overloaded: { status: 529, body: error('overloaded_error', 'Overloaded') },
    server_error: { status: 500, body: error('api_error', 'Internal server error') },
  }
}
