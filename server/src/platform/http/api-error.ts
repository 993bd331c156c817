import { type ApiErrorBody, type ErrorCode, errorStatus } from '@parleykit/contract/errors'

/** A refusal that the caller may read: thrown by verbs, answered as `{ message, error, code }`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | null
  /** What a sign-in still asks for, told in a header. */
  readonly authStep: 'code' | null
  /** The field that is wrong, such as `messages[0].content`; null where none is named. */
  readonly param: string | null

  constructor(
    code: ErrorCode,
    message: string,
    options: { retryAfterSeconds?: number; authStep?: 'code'; param?: string } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.authStep = options.authStep ?? null
    this.param = options.param ?? null
  }

  get status(): number {
    return errorStatus[this.code]
  }

  get body(): ApiErrorBody {
    return { message: this.message, error: this.message, code: this.code }
  }
}

/** The one answer for what doesn't exist and for what belongs to somebody else. */
export function notFound(what: string): ApiError {
  return new ApiError('not_found', `${what} not found`)
}
