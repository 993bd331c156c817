import type { LiveNotice } from '@parleykit/contract/reports/dashboard/dashboard'

/** Above this number of different notices, fetching everything is cheaper for the subscriber. */
const maxPending = 100

/** Notices that a subscriber hasn't taken yet. Each is kept once, no matter how slowly it reads. */
export class PendingNotices {
  readonly #pending = new Map<string, LiveNotice>()
  #wake = Promise.withResolvers<void>()

  add(notice: LiveNotice): void {
    if (this.#pending.size >= maxPending) {
      this.#pending.clear()
      this.#pending.set('', { topic: 'everything' })
    } else {
      this.#pending.set(`${notice.topic}/${notice.agentId}/${notice.conversationId}`, notice)
    }
    this.wake()
  }

  /** Wakes a waiting subscriber even if there is no notice. */
  wake(): void {
    this.#wake.resolve()
  }

  /** All waiting notices, as soon as there is one, the subscriber is woken or the time is up. */
  async take(waitMs: number): Promise<LiveNotice[]> {
    const timer = setTimeout(() => this.wake(), waitMs)
    if (this.#pending.size > 0) this.wake()
    await this.#wake.promise
    clearTimeout(timer)
    this.#wake = Promise.withResolvers<void>()
    const taken = [...this.#pending.values()]
    this.#pending.clear()
    return taken
  }
}
