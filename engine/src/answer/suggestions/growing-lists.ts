/** Many short lists of numbers, stored one after the other in one array to save memory. */
export class GrowingLists {
  readonly #ends: number[] = []
  #numbers = new Uint32Array(1024)

  /** List `n`, from 0. Valid until the next one is added. */
  read(list: number): Uint32Array {
    return this.#numbers.subarray(this.#ends[list - 1] ?? 0, this.#ends[list] ?? 0)
  }

  add(list: Iterable<number>): void {
    let end = this.#ends.at(-1) ?? 0
    for (const number of list) {
      if (end === this.#numbers.length) this.#grow()
      this.#numbers[end++] = number
    }
    this.#ends.push(end)
  }

  #grow(): void {
    const more = new Uint32Array(2 * this.#numbers.length)
    more.set(this.#numbers)
    this.#numbers = more
  }
}
