/** The streams of one server process, by their owner. */
export class OpenStreams {
  readonly #byOwner = new Map<number, Set<AbortController>>()
  #isEnded = false

  countOf(ownerId: number): number {
    return this.#byOwner.get(ownerId)?.size ?? 0
  }

  /** The returned signal says when the stream has to end; `close` is to be called when it did. */
  open(ownerId: number): { signal: AbortSignal; close(): void } {
    const stream = new AbortController()
    if (this.#isEnded) stream.abort()
    const ofOwner = this.#byOwner.get(ownerId) ?? new Set()
    this.#byOwner.set(ownerId, ofOwner.add(stream))
    const close = () => {
      stream.abort()
      ofOwner.delete(stream)
      if (ofOwner.size === 0 && this.#byOwner.get(ownerId) === ofOwner) this.#byOwner.delete(ownerId)
    }
    return { signal: stream.signal, close }
  }

  /** Ends every stream, also those that are opened afterwards by requests that came before. */
  endAll(): void {
    this.#isEnded = true
    for (const ofOwner of this.#byOwner.values()) for (const stream of ofOwner) stream.abort()
  }
}
