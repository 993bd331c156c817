import { lengthNorms } from '../index/index-statistics.ts'
import type { PassageIndex } from '../index/passage-index.ts'
import type { ScoreWindow } from './score-window.ts'

/** BM25 parameters: how soon more occurrences stop adding, and how much a passage's length counts. */
const K1 = 1.2
const B = 0.75
const HEAD_WEIGHT = 3
const QUESTION_WEIGHT = 2

/** Position after the last posting. */
export const NO_PASSAGE = 0xffffffff

/** Iterates over the postings of one form of a question's word, in passage order. */
export class PostingCursor {
  readonly #index: PassageIndex
  readonly #norms: Float64Array
  readonly #weight: number
  readonly #end: number
  #at: number

  constructor(index: PassageIndex, term: number, weight: number) {
    this.#index = index
    this.#norms = lengthNorms(index, K1, B)
    this.#weight = weight
    this.#at = index.postingStarts[term] ?? 0
    this.#end = index.postingStarts[term + 1] ?? 0
  }

  /** Upper bound on any passage's score. */
  get bound(): number {
    return this.#weight * (K1 + 1)
  }

  /** The current passage, or `NO_PASSAGE`. */
  get passage(): number {
    return this.#at < this.#end ? (this.#index.postingPassages[this.#at] ?? NO_PASSAGE) : NO_PASSAGE
  }

  /** Raises the scores of the passages of `window` to at least the form's score, and moves past them. */
  raise(window: ScoreWindow): void {
    const { postingPassages } = this.#index
    const { base, size } = window
    let at = this.#at
    for (; at < this.#end; at++) {
      const place = (postingPassages[at] ?? 0) - base
      if (place >= size) break
      window.raise(place, this.#scoreAt(at, base + place))
    }
    this.#at = at
  }

  /** The form's score in a passage, 0 if it doesn't occur there. Passages must be requested in ascending order. */
  scoreIn(passage: number): number {
    this.#seek(passage)
    return this.passage === passage ? this.#scoreAt(this.#at, passage) : 0
  }

  /** Doubles its steps (galloping search). */
  #seek(passage: number): void {
    const { postingPassages } = this.#index
    let low = this.#at
    if (low >= this.#end || (postingPassages[low] ?? 0) >= passage) return
    let stride = 1
    while (low + stride < this.#end && (postingPassages[low + stride] ?? 0) < passage) {
      low += stride
      stride *= 2
    }
    let high = Math.min(low + stride, this.#end)
    while (low + 1 < high) {
      const middle = (low + high) >>> 1
      if ((postingPassages[middle] ?? 0) < passage) low = middle
      else high = middle
    }
    this.#at = high
  }

  /** BM25. */
  #scoreAt(at: number, passage: number): number {
    const { bodyCounts, headCounts, questionCounts } = this.#index
    const count =
      (bodyCounts[at] ?? 0) +
      HEAD_WEIGHT * (headCounts[at] ?? 0) +
      QUESTION_WEIGHT * (questionCounts[at] ?? 0)
    return (this.#weight * count * (K1 + 1)) / (count + (this.#norms[passage] ?? 0))
  }
}
