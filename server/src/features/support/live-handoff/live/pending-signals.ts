import type { ConversationSignal } from './conversation-signals.ts'

/** Signs that a stream hasn't sent yet, each once. */
export class PendingSignals {
  readonly #pending = new Set<ConversationSignal>()
  #wake = Promise.withResolvers<void>()

  add(sign: ConversationSignal): void {
    this.#pending.add(sign)
    this.wake()
  }

  wake(): void {
    this.#wake.resolve()
  }

  /** Takes the collected signs as soon as one arrives, the stream is woken, or the time is up. */
  async take(waitMs: number): Promise<ReadonlySet<ConversationSignal>> {
    const timer = setTimeout(() => this.wake(), waitMs)
    if (this.#pending.size > 0) this.wake()
    await this.#wake.promise
    clearTimeout(timer)
    this.#wake = Promise.withResolvers<void>()
    const taken = new Set(this.#pending)
    this.#pending.clear()
    return taken
  }
}
