/** Why a child process gave no answer. */
export type SandboxFailure =
  | 'out_of_memory'
  | 'out_of_time'
  /** It ended by itself, or its answer was invalid JSON or too long. */
  | 'no_answer'
  | 'could_not_start'
  /** The server is shutting down. */
  | 'stopped'

/** A child process that gave no answer; `cause` is for logs only. */
export class SandboxError extends Error {
  readonly reason: SandboxFailure

  constructor(reason: SandboxFailure, options?: ErrorOptions) {
    super(`The child process gave no answer: ${reason}`, options)
    this.name = 'SandboxError'
    this.reason = reason
  }
}
