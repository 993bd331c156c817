import type { QuestionTerms } from './question-terms.ts'

/** In few questions a word that two of them share would weigh next to nothing. */
const fewestQuestions = 30

/**
 * Makes the measure of how alike two questions are by their terms: Dice's coefficient, in which a term weighs by its
 * inverse frequency in all the questions. Where each has a telling term that the other lacks ("canoe" here, "kayak"
 * there), the lesser of the two counts against them twice. 0 is nothing shared, 1 the same terms.
 */
export function likenessWithin(questions: readonly QuestionTerms[]) {
  const frequency = new Map<string, number>()
  for (const term of questions.flatMap((terms) => [...terms.keys()]))
    frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const total = Math.max(questions.length, fewestQuestions)
  const weightOf = (term: string, share: number) => share * Math.log(1 + total / (frequency.get(term) ?? 1))
  const wholeWeights = new Map(questions.map((terms) => [terms, sharedWeight(terms, terms)]))

  function sharedWeight(one: QuestionTerms, other: QuestionTerms): number {
    let weight = 0
    for (const [term, share] of one) {
      const otherShare = other.get(term)
      if (otherShare !== undefined) weight += weightOf(term, Math.min(share, otherShare))
    }
    return weight
  }

  function ownWeight(one: QuestionTerms, other: QuestionTerms): number {
    let weight = 0
    for (const [term, share] of one) if (share === 1 && !other.has(term)) weight += weightOf(term, share)
    return weight
  }

  return (one: QuestionTerms, other: QuestionTerms): number => {
    const whole = (wholeWeights.get(one) ?? 0) + (wholeWeights.get(other) ?? 0)
    if (whole === 0) return 0
    const contrast = Math.min(ownWeight(one, other), ownWeight(other, one))
    return (2 * sharedWeight(one, other)) / (whole + 2 * contrast)
  }
}
