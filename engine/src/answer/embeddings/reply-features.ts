import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { SearchHit } from '../../query/search-index.ts'
import { answerabilityScore } from '../evidence/answerability.ts'
import { type AnswerabilityFeatures, answerabilityFeatures } from '../evidence/answerability-features.ts'
import type { RankedCandidate } from '../excerpts/rank-candidates.ts'
import type { SentenceSimilarities } from './compare-sentences.ts'
import { sentenceFeatures } from './rank-by-embeddings.ts'
import type { EmbeddedSentenceFeatures } from './sentence-weights.ts'

/** Features of the question and of a reply that begins with the best sentence by words and meanings. */
export interface ReplyFeatures extends AnswerabilityFeatures, EmbeddedSentenceFeatures {
  /** The best sentence's score by the classifier of words, from -8 to 8. */
  readonly byWords: number
  /** The log odds of the decision by words alone, and whether it was to answer. */
  readonly wordsOdds: number
  readonly wordsAnswer: number
  /** Whether words alone choose the same sentence. */
  readonly agrees: number
  /**
   * The probability that the best sentence, or one of its passage, is the answer if one of the candidates is; then of
   * the runners-up.
   */
  readonly probability: number
  readonly passageProbability: number
  readonly secondProbability: number
  readonly thirdProbability: number
  /** For the best sentence of another passage. */
  readonly otherPassage: number
  /**
   * Cosines of sentences, see `SentenceSimilarity`: the best sentence's, then statistics over all candidates, greatest
   * first.
   */
  readonly bestNearness: number
  readonly nearest: number
  readonly secondNearest: number
  readonly fifthNearest: number
  readonly meanNearness: number
  readonly spreadOfNearness: number
  /** How many of those spreads the nearest is above the mean. */
  readonly standsOut: number
  /** The logarithm of the number of sentences to choose from. */
  readonly candidates: number
  readonly terms: number
  readonly contentTerms: number
}

/** The decision by words alone. */
export interface ByWords {
  /** The best candidate. */
  readonly candidate: RankedCandidate
  readonly confidence: number
  readonly isAnswered: boolean
}

const MOST_BY_WORDS = 8
const LEAST_PROBABILITY = 1e-4

/** @param ranked by meanings */
export function replyFeatures(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  ranked: readonly [RankedCandidate, ...RankedCandidate[]],
  sentenceSimilarities: SentenceSimilarities,
  words: ByWords,
): ReplyFeatures {
  const [best, ...others] = ranked
  const byWords = answerabilityFeatures(question, hits, best)
  const chance = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, words.confidence))
  const inPassage = others.filter(({ passage }) => passage === best.passage)
  return {
    ...byWords,
    ...sentenceFeatures(best, sentenceSimilarities),
    ...nearnessFeatures(ranked, sentenceSimilarities),
    byWords: Math.max(-MOST_BY_WORDS, Math.min(MOST_BY_WORDS, answerabilityScore(byWords))),
    wordsOdds: Math.log(chance / (1 - chance)),
    wordsAnswer: words.isAnswered ? 1 : 0,
    agrees: words.candidate.sentence === best.sentence ? 1 : 0,
    probability: best.probability,
    passageProbability: inPassage.reduce((sum, { probability }) => sum + probability, best.probability),
    secondProbability: others[0]?.probability ?? 0,
    thirdProbability: others[1]?.probability ?? 0,
    otherPassage: others.find(({ passage }) => passage !== best.passage)?.probability ?? 0,
    candidates: Math.log(1 + ranked.length),
    terms: question.terms.length,
    contentTerms: question.terms.filter(({ isFunctionWord }) => !isFunctionWord).length,
  }
}

/** The weights of a sentence's cosine alone and in context. */
const SHARES = { alone: 0.45, inContext: 0.55 }

/** Compares the best sentence's similarity with all others. */
function nearnessFeatures(
  ranked: readonly [RankedCandidate, ...RankedCandidate[]],
  sentenceSimilarities: SentenceSimilarities,
) {
  const all = ranked.map((candidate) => {
    const { alone, inContext } = sentenceFeatures(candidate, sentenceSimilarities)
    return SHARES.alone * alone + SHARES.inContext * inContext
  })
  const sorted = all.toSorted((a, b) => b - a)
  const [nearest = 0, secondNearest = 0] = sorted
  const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length
  const spread = Math.sqrt(sorted.reduce((sum, each) => sum + (each - mean) ** 2, 0) / sorted.length)
  return {
    bestNearness: all[0] ?? 0,
    nearest,
    secondNearest,
    fifthNearest: sorted[4] ?? sorted.at(-1) ?? 0,
    meanNearness: mean,
    spreadOfNearness: spread,
    standsOut: spread === 0 ? 0 : (nearest - mean) / spread,
  }
}
