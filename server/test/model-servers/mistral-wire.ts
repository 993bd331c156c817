import { compatibleWire } from './compatible-wire.ts'
import type { ModelWire, ServerFault } from './start-model-server.ts'

/** What Mistral sends, as https://docs.mistral.ai/api documents it: like OpenAI's completions, with errors of its own. */
export const mistralWire: ModelWire = {
  ...compatibleWire,
  list: (models) => ({
    object: 'list',
    data: models.map((id) => ({
      ...{ id, object: 'model', created: 1, owned_by: 'mistralai', max_context_length: 131_072 },
      capabilities: { completion_chat: true, function_calling: true, vision: false },
    })),
  }),
  vector: (embedding) => ({
    ...{ id: 'e1', object: 'list', model: 'mistral-embed' },
    data: [{ object: 'embedding', index: 0, embedding }],
    usage: { prompt_tokens: 7, total_tokens: 7, completion_tokens: 0 },
  }),
  // It has no error of its own within a stream: the line breaks.
  failInStream: () => 'data: {"id":"cut","choi',
  fault: (fault, model) => faults(model)[fault],
}

const error = (message: string, type: string, code: string) => ({
  ...{ object: 'error', message, type, param: null, code },
})

function faults(model: string): Record<ServerFault, { status: number; body: object }> {
  return {
    wrong_key: { status: 401, body: { message: 'Unauthorized', request_id: 'r1' } },
    no_credit: { status: 402, body: error('Payment required', 'payment_required', '1410') },
    no_such_model: { status: 400, body: error(`Invalid model: ${model}`, 'invalid_model', '1500') },
    rate_limited: { status: 429, body: error('Rate limit exceeded', 'rate_limited', '1300') },
    quota_used_up: { status: 429, body: error('Rate limit exceeded', 'rate_limited', '1300') },
    overloaded: {
      status: 503,
      body: error('Service tier capacity exceeded for this model.', 'service_tier_capacity_exceeded', '3505'),
    },
    server_error: { status: 500, body: error('Service unavailable.', 'internal_server_error', '1000') },
  }
}
