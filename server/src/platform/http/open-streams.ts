/** The streams of a server process, by a key that limits their number, such as an owner's ID. */
export class OpenStreams {
  readonly #byKey = new Map<number | string, Set<AbortController>>()
  #isEnded = false

  countOf(key: number | string): number {
    return this.#byKey.get(key)?.size ?? 0
  }

  /** The returned signal is aborted when the stream must end. Call `close` when it has ended. */
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

  /** Whether they end because the server stops, not by themselves. */
  get areEnded(): boolean {
    return this.#isEnded
  }

  /** Ends every stream, including those opened afterwards by earlier requests. */
  endAll(): void {
    this.#isEnded = true
    for (const ofKey of this.#byKey.values()) for (const stream of ofKey) stream.abort()
  }
}
