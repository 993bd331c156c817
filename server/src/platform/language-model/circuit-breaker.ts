const faultsToOpen = 3
const openMs = 30_000

/**
 * Keeps callers from waiting for something that keeps failing (Nygard, "Release It!", 2007): after three faults in a row
 * it is open for 30 s, then lets one caller try. `now` is in milliseconds.
 */
export class CircuitBreaker {
  readonly #now: () => number
  #faults = 0
  #retryAt = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether a call would be let through. */
  get isClosed(): boolean {
    return this.#faults < faultsToOpen || this.#now() >= this.#retryAt
  }

  /** Asks to call; false while open. The first caller after the pause is the only one until it reports. */
  enter(): boolean {
    if (!this.isClosed) return false
    if (this.#faults >= faultsToOpen) this.#retryAt = this.#now() + openMs
    return true
  }

  succeed(): void {
    this.#faults = 0
  }

  fail(): void {
    this.#faults++
    this.#retryAt = this.#now() + openMs
  }
}
