import type { QuestionTerms } from './question-terms.ts'
import { type TermWeight, termSimilarity } from './term-similarity.ts'

/**
 * From this likeness on two questions count as the same. An extra word doesn't separate them; a different word among a
 * few does.
 */
const ALIKE = 0.68

export interface SimilarQuestion<Item> {
  readonly item: Item
  readonly similarity: number
}

interface Added<Item> {
  readonly item: Item
  readonly terms: QuestionTerms
  readonly weight: number
}

/** Questions that others are compared with, found by the distinctive terms that they share. */
export class SimilarQuestions<Item> {
  readonly #weightOf: TermWeight
  readonly #added: Added<Item>[] = []
  readonly #placesByTerm = new Map<string, number[]>()

  constructor(weightOf: TermWeight) {
    this.#weightOf = weightOf
  }

  add(item: Item, terms: QuestionTerms): void {
    const { telling, others } = this.#weigh(terms)
    const place = this.#added.push({ item, terms, weight: telling + others }) - 1
    for (const term of terms.keys()) {
      const places = this.#placesByTerm.get(term)
      if (places) places.push(place)
      else this.#placesByTerm.set(term, [place])
    }
  }

  /** All questions similar to a question, in the order in which they were added. */
  find(terms: QuestionTerms): SimilarQuestion<Item>[] {
    const { telling, others } = this.#weigh(terms)
    const found: SimilarQuestion<Item>[] = []
    const sharedTelling = this.#sharedTelling(terms)
    for (let place = 0; place < sharedTelling.length; place++) {
      const shared = sharedTelling[place] ?? 0
      if (shared === 0) continue
      const other = this.#added[place]
      // By the definition of Dice's coefficient the rest can't reach the threshold, so they aren't compared term by
      // term.
      if (!other || 2 * (shared + others) < ALIKE * (telling + others + other.weight)) continue
      const own = termSimilarity(terms, other.terms, this.#weightOf)
      if (own >= ALIKE) found.push({ item: other.item, similarity: own })
    }
    return found
  }

  #weigh(terms: QuestionTerms): { telling: number; others: number } {
    let telling = 0
    let others = 0
    for (const [term, share] of terms) {
      if (share === 1) telling += this.#weightOf(term, share)
      else others += this.#weightOf(term, share)
    }
    return { telling, others }
  }

  /** For each added question, the weight of the distinctive terms that it shares, or slightly more. */
  #sharedTelling(terms: QuestionTerms): Float64Array {
    const shared = new Float64Array(this.#added.length)
    for (const [term, share] of terms) {
      if (share < 1) continue
      const weight = this.#weightOf(term, share)
      for (const place of this.#placesByTerm.get(term) ?? []) shared[place] = (shared[place] ?? 0) + weight
    }
    return shared
  }
}
