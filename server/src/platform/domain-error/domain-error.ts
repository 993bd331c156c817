import { type ErrorCode, type ErrorKind, errorKind } from '@parleykit/contract/base/errors'

/**
 * A refusal by the product, with a message that the caller may read. Verbs throw it without knowledge of HTTP, whose
 * layer answers each kind with its status and `{ message, error, code }`.
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | null
  /** The additional proof that a sign-in requires. */
  readonly authStep: 'code' | null
  /** The invalid field, such as `messages[0].content`; null if none is named. */
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

/** The same answer for things that don't exist and for things that belong to someone else. */
export function notFound(what: string): DomainError {
  return new DomainError('not_found', `${what} not found`)
}
