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
  readonly #positionsByTerm = new Map<string, number[]>()

  constructor(weightOf: TermWeight) {
    this.#weightOf = weightOf
  }

  add(item: Item, terms: QuestionTerms): void {
    const { distinctive, others } = this.#weigh(terms)
    const position = this.#added.push({ item, terms, weight: distinctive + others }) - 1
    for (const term of terms.keys()) {
      const positions = this.#positionsByTerm.get(term)
      if (positions) positions.push(position)
      else this.#positionsByTerm.set(term, [position])
    }
  }

  /** All questions similar to a question, in the order in which they were added. */
  find(terms: QuestionTerms): SimilarQuestion<Item>[] {
    const { distinctive, others } = this.#weigh(terms)
    const found: SimilarQuestion<Item>[] = []
    const sharedDistinctive = this.#sharedDistinctive(terms)
    for (let position = 0; position < sharedDistinctive.length; position++) {
      const shared = sharedDistinctive[position] ?? 0
      if (shared === 0) continue
      const other = this.#added[position]
      // By the definition of Dice's coefficient the rest can't reach the threshold, so they aren't compared term by
      // term.
      if (!other || 2 * (shared + others) < ALIKE * (distinctive + others + other.weight)) continue
      const own = termSimilarity(terms, other.terms, this.#weightOf)
      if (own >= ALIKE) found.push({ item: other.item, similarity: own })
    }
    return found
  }

  #weigh(terms: QuestionTerms): { distinctive: number; others: number } {
    let distinctive = 0
    let others = 0
    for (const [term, share] of terms) {
      if (share === 1) distinctive += this.#weightOf(term, share)
      else others += this.#weightOf(term, share)
    }
    return { distinctive, others }
  }

  /** For each added question, the weight of the distinctive terms that it shares, or slightly more. */
  #sharedDistinctive(terms: QuestionTerms): Float64Array {
    const shared = new Float64Array(this.#added.length)
    for (const [term, share] of terms) {
      if (share < 1) continue
      const weight = this.#weightOf(term, share)
      for (const position of this.#positionsByTerm.get(term) ?? [])
        shared[position] = (shared[position] ?? 0) + weight
    }
    return shared
  }
}
