import type { AnalysedQuestion } from '../query/analyse-question.ts'
import type { SearchHit } from '../query/search-index.ts'
import type { SentenceSimilarities } from './embeddings/compare-sentences.ts'
import { rankByEmbeddings } from './embeddings/rank-by-embeddings.ts'
import { replyConfidence } from './embeddings/reply-confidence.ts'
import { type ReplyFeatures, replyFeatures } from './embeddings/reply-features.ts'
import {
  answerabilityOf,
  LEAST_NEARNESS,
  languageBias,
  type WeighedFeatures,
} from './evidence/answerability.ts'
import { answerabilityFeatures } from './evidence/answerability-features.ts'
import { type FoundText, findCandidates } from './evidence/find-candidates.ts'
import { type RankedCandidate, rankByMeaning, rankCandidates } from './excerpts/rank-candidates.ts'

/**
 * The basis of the classifier's decision. `confidence`, from 0 to 1, is its estimate that the knowledge has the answer.
 */
export interface Decision {
  readonly confidence: number
  /** Null if there was nothing to weigh. */
  readonly features: WeighedFeatures | null
  /** The basis of the decision instead, if the meanings of sentences were known. */
  readonly embeddingFeatures?: ReplyFeatures
}

export interface RankedDecision extends Decision {
  readonly ranked: readonly RankedCandidate[]
  readonly features: WeighedFeatures
}

/**
 * At this confidence words decide alone and no meanings are requested: they would change one such answer in fifty,
 * rarely for the better.
 */
export const WORDS_ALONE_CONFIDENCE = 0.997
/** At this confidence words decide alone if the meanings prefer the same sentence. */
export const CERTAIN_CONFIDENCE = 0.99
/** If meaning decides, only passages that are at least this near relative to the nearest one are quoted. */
const NEAR_SHARE = 0.5

/**
 * Decides by the words of the question, and by meaning if words alone refuse. If the meanings of sentences are known,
 * they decide together with the words.
 */
export function decideAnswerability(
  question: AnalysedQuestion,
  found: readonly FoundText[],
  threshold: number,
  sentenceSimilarities?: SentenceSimilarities,
): RankedDecision | undefined {
  const candidates = findCandidates(question, found)
  const hits = found.map(({ hit }) => hit)
  const byWords = decideByWords(question, hits, rankCandidates(candidates))
  if (byWords && sentenceSimilarities)
    return decideByEmbeddings(question, hits, { byWords, threshold }, sentenceSimilarities)
  const nearest = Math.max(0, ...candidates.map(({ nearness }) => nearness ?? 0))
  if (!byWords || byWords.confidence >= threshold || nearest === 0) return byWords
  const near = candidates.filter(({ nearness }) => (nearness ?? 0) >= nearest * NEAR_SHARE)
  const ranked = rankByMeaning(near)
  const byMeaning = decideByWords(question, hits, ranked, ranked[0]?.nearness)
  return byMeaning && byMeaning.confidence > byWords.confidence ? byMeaning : byWords
}

function decideByWords(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  ranked: readonly RankedCandidate[],
  nearness?: number | null,
): RankedDecision | undefined {
  const best = ranked[0]
  if (!best) return undefined
  const byWords = answerabilityFeatures(question, hits, best)
  const features = nearness ? { ...byWords, meaning: Math.max(0, nearness - LEAST_NEARNESS) } : byWords
  const bias = nearness ? 0 : languageBias(question.languages)
  return { ranked, features, confidence: answerabilityOf(features, bias) }
}

function decideByEmbeddings(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  { byWords, threshold }: { byWords: RankedDecision; threshold: number },
  sentenceSimilarities: SentenceSimilarities,
): RankedDecision {
  const [best, ...others] = rankByEmbeddings(byWords.ranked, sentenceSimilarities)
  const [candidate] = byWords.ranked
  if (!best || !candidate) return byWords
  if (byWords.confidence >= CERTAIN_CONFIDENCE && best.sentence === candidate.sentence) return byWords
  const ranked = [best, ...others] as const
  const features = answerabilityFeatures(question, hits, best)
  const { confidence: wordsConfidence } = byWords
  const embeddingFeatures = replyFeatures(question, hits, ranked, sentenceSimilarities, {
    candidate,
    confidence: wordsConfidence,
    isAnswered: wordsConfidence >= threshold,
  })
  return { ranked, features, embeddingFeatures, confidence: replyConfidence(embeddingFeatures) }
}
