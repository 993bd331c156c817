import { DomainError } from '../domain-error/index.ts'

const retryAfterSeconds = 30

/** The store failed to do what was requested. Only `fault` and `status` are kept of the reason. */
export class ObjectStoreError extends DomainError {
  /** For example TimeoutError or AccessDenied. */
  readonly fault: string
  /** The HTTP status; null if there was no response. */
  readonly status: number | null

  constructor(fault: string, status: number | null = null) {
    super('not_ready', "File storage isn't responding right now. Please try again in a moment.", {
      retryAfterSeconds,
    })
    this.name = 'ObjectStoreError'
    this.fault = fault
    this.status = status
  }
}
