/** Why a model didn't answer. A closed set, so that neither requests nor keys can leak. */
export type ModelErrorReason =
  | 'unreachable'
  | 'unauthorized'
  | 'no_credit'
  | 'no_such_model'
  | 'rate_limited'
  | 'rejected'
  | 'server_error'
  | 'slow_to_start'
  | 'stalled'
  | 'too_long'
  | 'unreadable'
  | 'empty'

/** A model server failed. The provider's own error, which includes the prompt, isn't passed on. */
export class ModelError extends Error {
  readonly reason: ModelErrorReason
  readonly status: number | null

  constructor(reason: ModelErrorReason, status: number | null = null) {
    super(`The language model failed: ${reason}${status === null ? '' : ` (HTTP ${status})`}`)
    this.reason = reason
    this.status = status
  }
}
