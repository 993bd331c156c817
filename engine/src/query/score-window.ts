/** What passages that stand next to each other score; takes time only for those that score. */
export class ScoreWindow {
  /** The first of its passages. */
  base = 0
  readonly size: number
  readonly #sums: Float64Array
  /** What the forms of the word that is being read score, the best of them. */
  readonly #own: Float64Array
  /** A bit for each passage with a score, and with one of the word that is being read. */
  readonly #held: Uint32Array
  readonly #ownHeld: Uint32Array

  constructor(size: number) {
    this.size = size
    this.#sums = new Float64Array(size)
    this.#own = new Float64Array(size)
    this.#held = new Uint32Array((size >>> 5) + 1)
    this.#ownHeld = new Uint32Array(this.#held.length)
  }

  /** The passage at `at` scores at least this by the word that is being read. */
  raise(at: number, score: number): void {
    if (score <= (this.#own[at] ?? 0)) return
    this.#own[at] = score
    const bits = at >>> 5
    this.#ownHeld[bits] = (this.#ownHeld[bits] ?? 0) | (1 << (at & 31))
  }

  /** Adds the word that was read to the sums. */
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

  /** Tells the passages with a score and their sums, in order, and forgets them. */
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
