import { DomainError } from '../domain-error/index.ts'

const retryAfterSeconds = 30

/** The store didn't do what it was asked for; `fault` and `status` are all that is kept of why. */
export class ObjectStoreAway extends DomainError {
  /** Such as TimeoutError or AccessDenied. */
  readonly fault: string
  /** HTTP's status; null where there was no answer. */
  readonly status: number | null

  constructor(fault: string, status: number | null = null) {
    super('not_ready', "File storage isn't responding right now. Please try again in a moment.", {
      retryAfterSeconds,
    })
    this.name = 'ObjectStoreAway'
    this.fault = fault
    this.status = status
  }
}
