/** Tokens taken from a budget at once, for several calls. All counts are tokens. */
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

  /** Reserves tokens for a call. False if too few are left or the lease is closed. */
  take(tokens: number): boolean {
    if (this.#isClosed || tokens > this.#left) return false
    this.#left -= tokens
    this.#calls++
    return true
  }

  /** Reports the tokens that a call took. Later calls can use the rest. */
  async giveBack(reserved: number, taken: number): Promise<void> {
    this.#left += Math.max(0, reserved - taken)
    this.#used += taken
    this.#calls--
    if (this.#isClosed && this.#calls === 0) await this.#settle(this.#used)
  }

  /** Closes the lease and counts the used tokens when the last call has ended. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    if (this.#calls === 0) await this.#settle(this.#used)
  }
}
