import type { ConversationSign } from './conversation-signs.ts'

/** Signs that a stream hasn't sent yet, each once. */
export class WaitingSigns {
  readonly #waiting = new Set<ConversationSign>()
  #wake = Promise.withResolvers<void>()

  add(sign: ConversationSign): void {
    this.#waiting.add(sign)
    this.wake()
  }

  wake(): void {
    this.#wake.resolve()
  }

  /** Takes the collected signs as soon as one arrives, the stream is woken, or the time is up. */
  async take(waitMs: number): Promise<ReadonlySet<ConversationSign>> {
    const timer = setTimeout(() => this.wake(), waitMs)
    if (this.#waiting.size > 0) this.wake()
    await this.#wake.promise
    clearTimeout(timer)
    this.#wake = Promise.withResolvers<void>()
    const taken = new Set(this.#waiting)
    this.#waiting.clear()
    return taken
  }
}
