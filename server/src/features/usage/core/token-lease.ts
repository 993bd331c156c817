/** Tokens taken from a budget at once, for calls that follow one another. All counts are tokens. */
export class TokenLease {
  #left: number
  #used = 0
  #calls = 0
  #isClosed = false
  readonly #settle: (used: number) => Promise<void>

  constructor(tokens: number, settle: (used: number) => Promise<void>) {
    this.#left = tokens
    this.#settle = settle
  }

  /** Sets tokens aside for a call; false where too few are left, or none are given any more. */
  take(tokens: number): boolean {
    if (this.#isClosed || tokens > this.#left) return false
    this.#left -= tokens
    this.#calls++
    return true
  }

  /** Says what became of what a call has taken: the rest serves the next ones. */
  async giveBack(reserved: number, taken: number): Promise<void> {
    this.#left += Math.max(0, reserved - taken)
    this.#used += taken
    this.#calls--
    if (this.#isClosed && this.#calls === 0) await this.#settle(this.#used)
  }

  /** Gives nothing any more, and counts what was used once the last call has ended. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    if (this.#calls === 0) await this.#settle(this.#used)
  }
}
