import type { Platform } from '../../../platform/platform.ts'
import { findLiveTurn } from './live-turns.ts'

/** How often the writer's presence is checked, and how long it may be away, in milliseconds. */
const checkMs = 1000
const awayMsMax = 5000

/** Tells if the process that answers a turn has died. A process that only lost its database connection soon returns. */
export class WriterWatch {
  readonly #platform: Platform
  #checkedAt = Number.NEGATIVE_INFINITY
  #awaySince: number | null = null

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /**
   * Call it repeatedly for the same turn. False if the writer is unknown. If the writer is this process, it counts as
   * gone once it no longer answers the turn: it gave up while the database was away.
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
