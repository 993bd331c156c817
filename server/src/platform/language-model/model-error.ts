/** What keeps a model from answering; a closed list, so that nothing of a request or a key leaves with it. */
export type ModelErrorReason =
  | 'unreachable'
  | 'unauthorized'
  | 'rate_limited'
  | 'rejected'
  | 'server_error'
  | 'slow_to_start'
  | 'stalled'
  | 'too_long'
  | 'unreadable'
  | 'empty'

/** A model server failed. The provider's own error, which holds the prompt, is left behind. */
export class ModelError extends Error {
  readonly reason: ModelErrorReason
  readonly status: number | null

  constructor(reason: ModelErrorReason, status: number | null = null) {
    super(`The language model failed: ${reason}${status === null ? '' : ` (HTTP ${status})`}`)
    this.reason = reason
    this.status = status
  }
}
