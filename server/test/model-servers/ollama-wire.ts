import { bearerOf, type ModelWire, modelIn, type ServerFault } from './start-model-server.ts'

/** What Ollama sends, as https://docs.ollama.com/api documents it: lines of JSON. */
export const ollamaWire: ModelWire = {
  basePath: '',
  contentType: 'application/x-ndjson',
  keyOf: bearerOf,
  kindOf: (path) =>
    (({ '/api/tags': 'list', '/api/chat': 'chat', '/api/embed': 'embedding', '/api/show': 'show' }) as const)[
      path
    ] ?? null,
  modelOf: modelIn,
  list: (models) => ({
    models: models.map((name) => ({
      ...{
        name,
        model: name,
        modified_at: '2026-10-04T23:32:21+09:00',
        size: 3_338_801_804,
        digest: 'a2af6cc3',
      },
      details: { format: 'gguf', family: 'gemma', parameter_size: '4.3B', quantization_level: 'Q4_K_M' },
    })),
  }),
  show: () => ({
    ...{ details: { format: 'gguf', family: 'gemma3' }, capabilities: ['completion', 'tools'] },
    model_info: { 'general.architecture': 'gemma3', 'gemma3.context_length': 40_960 },
  }),
  vector: (values) => ({
    ...{ model: 'embed', embeddings: [values] },
    ...{ total_duration: 14_143_917, load_duration: 1_019_500, prompt_eval_count: 8 },
  }),
  stream: ({ text, call, isWhole }) => {
    const line = (message: object, more: object = {}) =>
      `${JSON.stringify({
        ...{ model: 'chat', created_at: '2026-08-04T19:22:45.499127Z' },
        ...{ message: { role: 'assistant', content: '', ...message }, done: false, ...more },
      })}\n`
    const counts = { total_duration: 8, load_duration: 6, prompt_eval_count: 300, eval_count: 20 }
    return [
      ...text.map((content) => line({ content })),
      ...(call === null ? [] : [line({ tool_calls: [{ function: { name: call, arguments: {} } }] })]),
      ...(isWhole ? [line({}, { done: true, done_reason: 'stop', ...counts })] : []),
    ]
  },
  failInStream: () => `${JSON.stringify({ error: 'an error was encountered while running the model' })}\n`,
  fault: (fault, model) => faults(model)[fault],
}

function faults(model: string): Record<ServerFault, { status: number; body: object }> {
  const full = { error: 'server busy, please try again. maximum pending requests exceeded' }
  return {
    wrong_key: { status: 401, body: { error: 'unauthorized' } },
    no_credit: { status: 402, body: { error: 'you have reached your usage limit' } },
    no_such_model: { status: 404, body: { error: `model '${model}' not found` } },
    rate_limited: { status: 429, body: { error: 'too many requests' } },
    quota_used_up: { status: 429, body: { error: 'too many requests' } },
    overloaded: { status: 503, body: full },
    server_error: { status: 500, body: { error: 'llama runner process has terminated' } },
  }
}
