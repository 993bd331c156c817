import { likeness, type TermWeight } from './likeness.ts'
import type { QuestionTerms } from './question-terms.ts'

/** From here on two questions count as the same: a word more doesn't part them, another word among a few does. */
const alike = 0.68

/** What two alike questions share is at least this part of either one's weight, by the definition of Dice. */
const leastShared = alike / (2 - alike)

export interface AlikeQuestion<Item> {
  readonly item: Item
  readonly likeness: number
}

/** Questions that others are compared with, found by the telling terms that they share. */
export class AlikeQuestions<Item> {
  readonly #weightOf: TermWeight
  readonly #added: { readonly item: Item; readonly terms: QuestionTerms }[] = []
  readonly #placesByTerm = new Map<string, number[]>()

  constructor(weightOf: TermWeight) {
    this.#weightOf = weightOf
  }

  add(item: Item, terms: QuestionTerms): void {
    const place = this.#added.push({ item, terms }) - 1
    for (const term of terms.keys()) {
      const places = this.#placesByTerm.get(term)
      if (places) places.push(place)
      else this.#placesByTerm.set(term, [place])
    }
  }

  /** All that are alike to a question, in the order in which they were added. */
  find(terms: QuestionTerms): AlikeQuestion<Item>[] {
    const least = this.#leastTelling(terms)
    const found: AlikeQuestion<Item>[] = []
    for (const [place, shared] of this.#sharedTelling(terms).entries()) {
      const other = this.#added[place]
      if (!other || shared === 0 || shared < least) continue
      const own = likeness(terms, other.terms, this.#weightOf)
      if (own >= alike) found.push({ item: other.item, likeness: own })
    }
    return found
  }

  /** The weight of telling terms that an alike question must share. */
  #leastTelling(terms: QuestionTerms): number {
    let least = 0
    for (const [term, share] of terms)
      least += this.#weightOf(term, share) * (share < 1 ? leastShared - 1 : leastShared)
    return least
  }

  /** For each added question, the weight of the telling terms that it shares, or a little more. */
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
