import type { AnalysedQuestion, SearchHit } from '../../retrieval/core/index.ts'
import type { Candidate } from './weigh-evidence.ts'

/** What the gate decides on. All between 0 and 1; shares are of the question's weight (inverse document frequency). */
export interface GateFeatures {
  readonly inSentence: number
  /** In the best sentence and its two neighbours. */
  readonly inWindow: number
  readonly inPassage: number
  /** The same two without relatives and synonyms. */
  readonly exactInSentence: number
  readonly exactInPassage: number
  /** Words, or their corrected spellings, that occur anywhere in the knowledge. */
  readonly known: number
  readonly inHeading: number
  readonly pairs: number
  readonly rarest: number
  readonly holdsType: number
  readonly missesType: number
  /** Names and numbers in the question that the knowledge doesn't have. */
  readonly unknownNames: number
  /** The best passage's BM25 score out of what it could reach at most. */
  readonly score: number
  /** How far the best passage stands out from the fourth. */
  readonly margin: number
  /** Weight that the best passage matched, however long the question is. */
  readonly evidence: number
  readonly questionLength: number
  /** Content words that the best sentence and its neighbours don't have. */
  readonly missingWords: number
}

const BM25_CEILING = 2.2
const STRONG_EVIDENCE = 15
const LONG_QUESTION = 10

/** Reads the gate's features off the best candidate and the search. */
export function gateFeatures(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  best: Candidate,
): GateFeatures {
  const content = question.terms.filter((term) => !term.isFunctionWord)
  const total = sumWeights(question.terms)
  const names = content.filter((term) => term.isName)
  const { inSentence, inPrevious, inNext, inPassage, inHeading, pairs, rarest, holdsType, missesType } =
    best.features
  const topScore = hits[0]?.score ?? 0
  return {
    inSentence,
    inWindow: Math.min(1, inSentence + inPrevious + inNext),
    inPassage: inSentence + inPassage,
    exactInSentence: best.features.exactInSentence,
    exactInPassage: best.features.exactInPassage,
    known: share(sumWeights(question.terms.filter((term) => term.passageCount > 0)), total),
    inHeading,
    pairs,
    rarest,
    holdsType,
    missesType,
    unknownNames: share(sumWeights(names.filter((term) => term.passageCount === 0)), total),
    score: Math.min(1, share(topScore, total * BM25_CEILING)),
    margin: topScore === 0 ? 0 : 1 - (hits[3]?.score ?? 0) / topScore,
    evidence: Math.min(1, (total * (inSentence + inPassage)) / STRONG_EVIDENCE),
    questionLength: Math.min(1, content.length / LONG_QUESTION),
    missingWords: Math.min(1, best.missingWords / LONG_QUESTION),
  }
}

function sumWeights(terms: readonly { weight: number }[]): number {
  return terms.reduce((sum, term) => sum + term.weight, 0)
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
