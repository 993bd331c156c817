/**
 * All attributes of a span, under OpenTelemetry's names if there are any. Values are numbers, words from closed sets,
 * and names from the code or the operator: never a text, address, key or ID that could be misused.
 */
export const attributes = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  refusal: 'parleykit.refusal',
  error: 'error.type',
  agentId: 'parleykit.agent.id',
  conversationId: 'parleykit.conversation.id',
  outcome: 'parleykit.outcome',
  reason: 'parleykit.reason',
  passages: 'parleykit.passages',
  firstTextMs: 'parleykit.first_text_ms',
  system: 'db.system.name',
  statement: 'db.query.summary',
  prepared: 'parleykit.statement.name',
  rows: 'db.response.returned_rows',
  operation: 'gen_ai.operation.name',
  model: 'gen_ai.request.model',
  tokensRead: 'gen_ai.usage.input_tokens',
  tokensWritten: 'gen_ai.usage.output_tokens',
  job: 'parleykit.job',
  leftOut: 'parleykit.steps_left_out',
} as const
export type AttributeName = keyof typeof attributes
export type Attributes = Readonly<Partial<Record<AttributeName, string | number | boolean>>>

interface Kind {
  /** Which side of a call it is, in OpenTelemetry's terms. */
  readonly kind: 'INTERNAL' | 'SERVER' | 'CLIENT' | 'CONSUMER'
  readonly title: (attributes: Attributes) => string
}

/** The kinds of spans. The first two begin a trace. */
export const steps = {
  request: { kind: 'SERVER', title: ({ method, route }) => `${method} ${route}` },
  job: { kind: 'CONSUMER', title: ({ job }) => `job ${job}` },
  turn: { kind: 'INTERNAL', title: () => 'turn' },
  search: { kind: 'INTERNAL', title: () => 'search' },
  compose: { kind: 'INTERNAL', title: () => 'compose' },
  meaning: { kind: 'INTERNAL', title: () => 'compare meanings' },
  model: { kind: 'CLIENT', title: ({ model }) => `chat ${model}` },
  embedding: { kind: 'CLIENT', title: ({ model }) => `embeddings ${model}` },
  statement: { kind: 'CLIENT', title: ({ prepared, statement }) => `${prepared ?? statement}` },
} as const satisfies Record<string, Kind>
export type StepName = keyof typeof steps
export type RootName = 'request' | 'job'

/** The attributes of a log line in addition to its message and level. */
export const logAttributes = {
  errorType: 'exception.type',
  errorMessage: 'exception.message',
  errorPlaces: 'exception.stacktrace',
  errorCode: 'parleykit.error.code',
  statement: 'db.query.summary',
  securityEvent: 'parleykit.security_event',
} as const
export type LogAttributes = Readonly<Partial<Record<keyof typeof logAttributes, string>>>
