import type { Ranking } from '../index/ranking.ts'

/** The best few of many scored passages: a heap with the worst on top. If scores are equal, the first stays. */
export class BestHits {
  readonly #limit: number
  readonly #passages: number[] = []
  readonly #scores: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** A passage must score more than this to be among the best; 0 while there is room. */
  get threshold(): number {
    return this.#scores.length < this.#limit ? 0 : (this.#scores[0] ?? Number.POSITIVE_INFINITY)
  }

  /** Adds a passage that scores above the threshold. Passages come in ascending order of number. */
  add(passage: number, score: number): void {
    if (this.#scores.length < this.#limit) {
      this.#scores.push(score)
      this.#passages.push(passage)
      this.#rise(this.#scores.length - 1)
    } else if (this.#limit > 0) {
      this.#scores[0] = score
      this.#passages[0] = passage
      this.#sink(this.#limit)
    }
  }

  /** Sorts in place (the second half of a heapsort). Nothing may be added afterwards. */
  ranking(): Ranking {
    for (let worst = this.#scores.length - 1; worst > 0; worst--) {
      this.#swap(0, worst)
      this.#sink(worst)
    }
    return { positions: this.#passages, scores: this.#scores }
  }

  #isWorse(one: number, other: number): boolean {
    const difference = (this.#scores[one] ?? 0) - (this.#scores[other] ?? 0)
    return difference < 0 || (difference === 0 && (this.#passages[one] ?? 0) > (this.#passages[other] ?? 0))
  }

  #rise(from: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#isWorse(at, parent)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  /** Sifts the top one down among the first `size`. */
  #sink(size: number): void {
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      const right = left + 1
      let worst = at
      if (left < size && this.#isWorse(left, worst)) worst = left
      if (right < size && this.#isWorse(right, worst)) worst = right
      if (worst === at) return
      this.#swap(at, worst)
      at = worst
    }
  }

  #swap(one: number, other: number): void {
    const score = this.#scores[one] ?? 0
    const passage = this.#passages[one] ?? 0
    this.#scores[one] = this.#scores[other] ?? 0
    this.#passages[one] = this.#passages[other] ?? 0
    this.#scores[other] = score
    this.#passages[other] = passage
  }
}
