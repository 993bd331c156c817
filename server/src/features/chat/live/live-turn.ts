import type { ChatEvent } from '@parleykit/contract/chat'

/** A turn that this process is answering: whoever follows gets every event from the first on. */
export class LiveTurn {
  readonly #events: ChatEvent[] = []
  readonly #stop = new AbortController()
  #ended = false
  #wake = Promise.withResolvers<void>()

  /** Aborted when the visitor asks to stop. */
  get stopSignal(): AbortSignal {
    return this.#stop.signal
  }

  stop(): void {
    this.#stop.abort()
  }

  push(...events: ChatEvent[]): void {
    this.#events.push(...events)
    this.#wakeFollowers()
  }

  end(): void {
    this.#ended = true
    this.#wakeFollowers()
  }

  async *follow(): AsyncGenerator<ChatEvent> {
    for (let next = 0; ; ) {
      const event = this.#events[next]
      if (event) {
        next++
        yield event
      } else if (this.#ended) {
        return
      } else {
        await this.#wake.promise
      }
    }
  }

  #wakeFollowers(): void {
    this.#wake.resolve()
    this.#wake = Promise.withResolvers<void>()
  }
}
