/** Scores of a range of consecutive passages. Takes time only for passages with a score. */
export class ScoreWindow {
  /** The number of its first passage. */
  base = 0
  readonly size: number
  readonly #sums: Float64Array
  /** The scores of the current word: the best of its forms. */
  readonly #own: Float64Array
  /** One bit for each passage with a score, and for each with a score for the current word. */
  readonly #held: Uint32Array
  readonly #ownHeld: Uint32Array

  constructor(size: number) {
    this.size = size
    this.#sums = new Float64Array(size)
    this.#own = new Float64Array(size)
    this.#held = new Uint32Array((size >>> 5) + 1)
    this.#ownHeld = new Uint32Array(this.#held.length)
  }

  /** Raises the current word's score in the passage at `at` to at least this. */
  raise(at: number, score: number): void {
    if (score <= (this.#own[at] ?? 0)) return
    this.#own[at] = score
    const bits = at >>> 5
    this.#ownHeld[bits] = (this.#ownHeld[bits] ?? 0) | (1 << (at & 31))
  }

  /** Adds the current word's scores to the sums. */
  endWord(): void {
    for (let word = 0; word < this.#ownHeld.length; word++) {
      const bits = this.#ownHeld[word] ?? 0
      if (bits === 0) continue
      this.#held[word] = (this.#held[word] ?? 0) | bits
      this.#ownHeld[word] = 0
      for (let left = bits; left !== 0; left &= left - 1) {
        const at = (word << 5) + lowestBit(left)
        this.#sums[at] = (this.#sums[at] ?? 0) + (this.#own[at] ?? 0)
        this.#own[at] = 0
      }
    }
  }

  /** Reports the passages with a score and their sums, in order, and clears them. */
  empty(visit: (passage: number, sum: number) => void): void {
    for (let word = 0; word < this.#held.length; word++) {
      const bits = this.#held[word] ?? 0
      if (bits === 0) continue
      this.#held[word] = 0
      for (let left = bits; left !== 0; left &= left - 1) {
        const at = (word << 5) + lowestBit(left)
        const sum = this.#sums[at] ?? 0
        this.#sums[at] = 0
        visit(this.base + at, sum)
      }
    }
  }
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
