const faultsToOpen = 3
const openMs = 30_000

/**
 * Keeps callers from waiting for something that keeps failing (Nygard, "Release It!", 2007). After three consecutive
 * faults it opens for 30 s, then lets one caller try. `now` is in milliseconds.
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

  /**
   * Requests permission to call; false while open. After the pause, only one caller is let through until it reports.
   */
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
