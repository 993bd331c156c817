/** The streams of one server process, by what there may be a bounded number of them for, such as an owner's id. */
export class OpenStreams {
  readonly #byKey = new Map<number | string, Set<AbortController>>()
  #isEnded = false

  countOf(key: number | string): number {
    return this.#byKey.get(key)?.size ?? 0
  }

  /** The returned signal says when the stream has to end; `close` is to be called when it did. */
  open(key: number | string): { signal: AbortSignal; close(): void } {
    const stream = new AbortController()
    if (this.#isEnded) stream.abort()
    const ofKey = this.#byKey.get(key) ?? new Set()
    this.#byKey.set(key, ofKey.add(stream))
    const close = () => {
      stream.abort()
      ofKey.delete(stream)
      if (ofKey.size === 0 && this.#byKey.get(key) === ofKey) this.#byKey.delete(key)
    }
    return { signal: stream.signal, close }
  }

  /** Whether they end because the server stops, and not by themselves. */
  get areEnded(): boolean {
    return this.#isEnded
  }

  /** Ends every stream, also those that are opened afterwards by requests that came before. */
  endAll(): void {
    this.#isEnded = true
    for (const ofKey of this.#byKey.values()) for (const stream of ofKey) stream.abort()
  }
}
