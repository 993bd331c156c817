import type { Platform } from '../../../platform/platform.ts'
import { findLiveTurn } from './live-turns.ts'

/** How often it is looked whether the writer is there, and for how long it may be away, in milliseconds. */
const checkMs = 1000
const awayMsMax = 5000

/** Tells when the process that answers a turn has died. One that lost its connection to the database soon comes back. */
export class WriterWatch {
  readonly #platform: Platform
  #checkedAt = Number.NEGATIVE_INFINITY
  #awaySince: number | null = null

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /**
   * To be asked again and again of the same turn. False for a writer without a name, of whom nothing is known. This process
   * is gone where it isn't answering the turn any more: the database was away when it gave up.
   */
  async isGone(writer: number | null, turnId: string): Promise<boolean> {
    const now = performance.now()
    if (writer === null || now - this.#checkedAt < checkMs) return false
    this.#checkedAt = now
    if (await this.#isThere(writer, turnId)) this.#awaySince = null
    else this.#awaySince ??= now
    return this.#awaySince !== null && now - this.#awaySince >= awayMsMax
  }

  async #isThere(writer: number, turnId: string): Promise<boolean> {
    const { pubsub } = this.#platform
    return writer === pubsub.member ? findLiveTurn(this.#platform, turnId) !== null : pubsub.isPresent(writer)
  }
}
