import type { ChatEvent } from '@parleykit/contract/chat/chat'

/** A turn that is being answered. Every follower gets all events from the first on. */
export class LiveTurn {
  readonly #events: ChatEvent[] = []
  readonly #stop = new AbortController()
  #muted = false
  #ended = false
  #followers = 0
  #wake = Promise.withResolvers<void>()
  #onText: (() => void) | null

  /** @param onText called once, at the first text */
  constructor(onText?: () => void) {
    this.#onText = onText ?? null
  }

  /** Aborted when the visitor asks to stop, or a person answers from now on. */
  get stopSignal(): AbortSignal {
    return this.#stop.signal
  }

  get events(): readonly ChatEvent[] {
    return this.#events
  }

  get hasEnded(): boolean {
    return this.#ended
  }

  get isFollowed(): boolean {
    return this.#followers > 0
  }

  stop(): void {
    this.#stop.abort()
  }

  /** A person answers from now on. Text written so far stays; if there is none, the turn gets no answer. */
  mute(): void {
    this.#muted = true
    this.stop()
  }

  get isMuted(): boolean {
    return this.#muted
  }

  push(...events: ChatEvent[]): void {
    this.#events.push(...events)
    if (this.#onText && events.some(hasText)) {
      this.#onText()
      this.#onText = null
    }
    this.#wakeFollowers()
  }

  end(): void {
    this.#ended = true
    this.#wakeFollowers()
  }

  follow(): AsyncGenerator<ChatEvent> {
    this.#followers++
    return this.#follow()
  }

  async *#follow(): AsyncGenerator<ChatEvent> {
    try {
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
    } finally {
      this.#followers--
    }
  }

  #wakeFollowers(): void {
    this.#wake.resolve()
    this.#wake = Promise.withResolvers<void>()
  }
}

function hasText({ delta, message }: ChatEvent): boolean {
  return (delta ?? message ?? '') !== ''
}
