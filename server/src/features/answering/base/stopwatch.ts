/** Records when the steps of an answer were done, in milliseconds since the stopwatch was created. */
export class Stopwatch {
  readonly #begun = performance.now()
  #search: number | null = null
  #firstToken: number | null = null

  noteSearch(): void {
    this.#search = performance.now() - this.#begun
  }

  /** Only the first call counts. */
  noteFirstToken(): void {
    this.#firstToken ??= performance.now() - this.#begun
  }

  /** `whole` is the time so far. */
  times(): { search: number | null; firstToken: number | null; whole: number } {
    return { search: this.#search, firstToken: this.#firstToken, whole: performance.now() - this.#begun }
  }
}
