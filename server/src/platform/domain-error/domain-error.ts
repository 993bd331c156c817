import { type ErrorCode, type ErrorKind, errorKind } from '@parleykit/contract/errors'

/**
 * What the product refuses, in words that the caller may read. Verbs throw it and know nothing of HTTP, whose layer
 * answers each kind by its status and the rest as `{ message, error, code }`.
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | null
  /** What a sign-in still asks for. */
  readonly authStep: 'code' | null
  /** The field that is wrong, such as `messages[0].content`; null where none is named. */
  readonly param: string | null

  constructor(
    code: ErrorCode,
    message: string,
    options: { retryAfterSeconds?: number; authStep?: 'code'; param?: string } = {},
  ) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.authStep = options.authStep ?? null
    this.param = options.param ?? null
  }

  get kind(): ErrorKind {
    return errorKind[this.code]
  }
}

/** The one answer for what doesn't exist and for what belongs to somebody else. */
export function notFound(what: string): DomainError {
  return new DomainError('not_found', `${what} not found`)
}
