import type { LiveNotice } from '@parleykit/contract/dashboard'

/** Beyond so many different ones a reader is better off with fetching everything. */
const waitingMax = 100

/** Notices that a reader hasn't taken yet: each only once, however slowly it reads. */
export class WaitingNotices {
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

  /** Lets a reader look, even when there is nothing. */
  wake(): void {
    this.#wake.resolve()
  }

  /** Everything that waits, once there is something, the reader is woken, or the time is over. */
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
