import type { Candidate } from '../evidence/find-candidates.ts'
import { linearScore } from '../evidence/linear-score.ts'
import { type RankedCandidate, rankByScore } from '../excerpts/rank-candidates.ts'
import type { SentenceSimilarities, SentenceSimilarity } from './compare-sentences.ts'
import { EMBEDDED_SENTENCE_WEIGHTS, type EmbeddedSentenceFeatures } from './sentence-weights.ts'

/** For sentences that weren't encoded. */
const FAR: SentenceSimilarity = { alone: 0.2, inContext: 0.2 }

/** The candidates, best first, by words and meanings. */
export function rankByEmbeddings(
  candidates: readonly Candidate[],
  sentenceSimilarities: SentenceSimilarities,
  weights: Readonly<Record<keyof EmbeddedSentenceFeatures, number>> = EMBEDDED_SENTENCE_WEIGHTS,
): RankedCandidate[] {
  return rankByScore(candidates, (candidate) =>
    linearScore(weights, sentenceFeatures(candidate, sentenceSimilarities)),
  )
}

const FEW_WORDS = 4
/** Word count at which the length feature reaches its maximum. */
const MANY_WORDS = 54

/** The evidence for a sentence: its words, its cosines and its form. */
export function sentenceFeatures(
  { passage, sentence, features, surroundings }: Candidate,
  sentenceSimilarities: SentenceSimilarities,
): EmbeddedSentenceFeatures {
  const { length } = surroundings.own
  return {
    ...features,
    ...(sentenceSimilarities.of(passage.passageId, sentence.start) ?? FAR),
    length: Math.min(1, Math.log(1 + length) / Math.log(1 + MANY_WORDS)),
    isTiny: length < FEW_WORDS ? 1 : 0,
    isRow: sentence.kind === 'row' ? 1 : 0,
    isItem: sentence.kind === 'item' ? 1 : 0,
    leadsIn: /[:：]$/.test(sentence.text) ? 1 : 0,
  }
}
