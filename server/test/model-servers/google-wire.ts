import { type ModelWire, type ServerFault, sseOf } from './start-model-server.ts'

/** What Google sends, as https://ai.google.dev/api documents it. */
export const googleWire: ModelWire = {
  basePath: '/v1beta',
  contentType: 'text/event-stream',
  keyOf: (headers) => String(headers['x-goog-api-key']),
  kindOf: (path) =>
    path === '/v1beta/models?pageSize=1000'
      ? 'list'
      : path.endsWith(':streamGenerateContent?alt=sse')
        ? 'chat'
        : /:(batchE|e)mbedContents?$/.test(path)
          ? 'embedding'
          : null,
  modelOf: (path) => /\/models\/([^/:]+):/.exec(path)?.[1] ?? '',
  list: (models) => ({
    models: models.map((name) => ({
      ...{ name: `models/${name}`, version: '001', displayName: name, inputTokenLimit: 1_048_576 },
      ...{ outputTokenLimit: 8192, supportedGenerationMethods: ['generateContent', 'countTokens'] },
    })),
  }),
  vector: (values) => ({ embedding: { values }, embeddings: [{ values }] }),
  stream: ({ text, call, isWhole }) => {
    const usageMetadata = { promptTokenCount: 300, candidatesTokenCount: 20, totalTokenCount: 320 }
    const chunk = (parts: object[], finishReason?: string) =>
      sseOf({
        candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason && { finishReason }) }],
        ...{ usageMetadata, modelVersion: 'chat', responseId: 'r1' },
      })
    return [
      ...text.map((piece) => chunk([{ text: piece }])),
      ...(call === null ? [] : [chunk([{ functionCall: { name: call, args: {} } }])]),
      ...(isWhole ? [chunk([{ text: '' }], 'STOP')] : []),
    ]
  },
  failInStream: () => sseOf(error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.')),
  fault: (fault, model) => faults(model)[fault],
}

const error = (code: number, status: string, message: string, details: object[] = []) => ({
  error: { code, message, status, details },
})

function faults(model: string): Record<ServerFault, { status: number; body: object }> {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', domain: 'googleapis.com' }
  const used = error(
    429,
    'RESOURCE_EXHAUSTED',
    'You exceeded your current quota, please check your plan and billing details.',
  )
  return {
    wrong_key: {
      status: 400,
      body: error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        { ...info, reason: 'API_KEY_INVALID' },
      ]),
    },
    no_credit: { status: 402, body: error(402, 'FAILED_PRECONDITION', 'Billing is not enabled.') },
    no_such_model: {
      status: 404,
      body: error(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta.`),
    },
    rate_limited: { status: 429, body: used },
    quota_used_up: { status: 429, body: used },
    overloaded: {
      status: 503,
      body: error(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
    },
    server_error: { status: 500, body: error(500, 'INTERNAL', 'An internal error has occurred.') },
  }
}
