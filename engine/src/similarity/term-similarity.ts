import type { QuestionTerms } from './question-terms.ts'

/** Among few questions, a word that two of them share would weigh next to nothing. */
const FEWEST_QUESTIONS = 30

/** Weighs terms by their inverse frequency in all the questions. */
export type TermWeight = (term: string, share: number) => number

export function termWeightIn(questions: readonly QuestionTerms[]): TermWeight {
  const frequency = new Map<string, number>()
  for (const terms of questions)
    for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const total = Math.max(questions.length, FEWEST_QUESTIONS)
  const weights = new Map([...frequency].map(([term, count]) => [term, Math.log(1 + total / count)]))
  return (term, share) => share * (weights.get(term) ?? 0)
}

/**
 * Similarity of two questions by their terms: Dice's coefficient over weighted terms. If each has a distinctive term
 * that the other lacks ("canoe" here, "kayak" there), the lesser of the two weights is added twice to the denominator.
 * 0 means nothing shared, 1 the same terms.
 */
export function termSimilarity(one: QuestionTerms, other: QuestionTerms, weightOf: TermWeight): number {
  let shared = 0
  let onlyHere = 0
  let onlyThere = 0
  let whole = 0
  for (const [term, share] of one) {
    const weight = weightOf(term, share)
    whole += weight
    const otherShare = other.get(term)
    if (otherShare !== undefined) shared += weightOf(term, Math.min(share, otherShare))
    else if (share === 1) onlyHere += weight
  }
  for (const [term, share] of other) {
    const weight = weightOf(term, share)
    whole += weight
    if (share === 1 && !one.has(term)) onlyThere += weight
  }
  return whole === 0 ? 0 : (2 * shared) / (whole + 2 * Math.min(onlyHere, onlyThere))
}
