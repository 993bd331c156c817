import type { LiveNotice } from '@parleykit/contract/dashboard/dashboard'

/** Above this number of different notices, fetching everything is cheaper for the reader. */
const waitingMax = 100

/** Notices that a reader hasn't taken yet. Each is kept once, no matter how slowly it reads. */
export class PendingNotices {
  readonly #waiting = new Map<string, LiveNotice>()
  #wake = Promise.withResolvers<void>()

  add(notice: LiveNotice): void {
    if (this.#waiting.size >= waitingMax) {
      this.#waiting.clear()
      this.#waiting.set('', { topic: 'everything' })
    } else {
      this.#waiting.set(`${notice.topic}/${notice.agentId}/${notice.conversationId}`, notice)
    }
    this.wake()
  }

  /** Wakes a waiting reader even if there is no notice. */
  wake(): void {
    this.#wake.resolve()
  }

  /** All waiting notices, as soon as there is one, the reader is woken or the time is up. */
  async take(waitMs: number): Promise<LiveNotice[]> {
    const timer = setTimeout(() => this.wake(), waitMs)
    if (this.#waiting.size > 0) this.wake()
    await this.#wake.promise
    clearTimeout(timer)
    this.#wake = Promise.withResolvers<void>()
    const taken = [...this.#waiting.values()]
    this.#waiting.clear()
    return taken
  }
}
