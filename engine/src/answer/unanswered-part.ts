import type { AnalysedQuestion } from '../query/analyse-question.ts'
import { forEachToken } from '../text/tokenize.ts'
import { partsOf } from './question-parts.ts'

const MUCH = 0.75
const LITTLE = 0.25

/**
 * The part of a question, in its own words, that the knowledge can't answer because it lacks nearly all of the part's
 * words while it has nearly all of another part's. `undefined` if there is no such part.
 */
export function unansweredPart(question: AnalysedQuestion): string | undefined {
  const parts = partsOf(question)
  if (parts.length < 2) return undefined
  const shares = parts.map((part) => knownShare(part, question))
  if (!shares.some((share) => share !== undefined && share >= MUCH)) return undefined
  return parts.find((_, at) => (shares[at] ?? 1) <= LITTLE)
}

/**
 * The share of a part's content words, weighted by rarity, that the knowledge has. `undefined` if the part has no
 * content word.
 */
function knownShare(part: string, question: AnalysedQuestion): number | undefined {
  const words = new Set<string>()
  forEachToken(part, (word) => words.add(word.toLowerCase()))
  let known = 0
  let all = 0
  for (const { word, isFunctionWord, rarity, passageCount, forms } of question.terms) {
    if (isFunctionWord || !words.has(word.toLowerCase())) continue
    all += rarity
    known += passageCount > 0 ? rarity : rarity * Math.max(0, ...forms.map(({ strength }) => strength))
  }
  return all === 0 ? undefined : known / all
}
