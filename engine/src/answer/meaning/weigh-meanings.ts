import type { GateFeatures } from '../evidence/gate-features.ts'
import { gateScore } from '../evidence/likelihood.ts'
import { linearScore, sigmoid } from '../evidence/linear-score.ts'
import type { Candidate } from '../evidence/weigh-evidence.ts'
import { type RankedCandidate, rankByScore, wordScore } from '../excerpts/choose-sentences.ts'
import {
  MEANT_GATE_BIAS,
  MEANT_GATE_WEIGHTS,
  MEANT_SENTENCE_WEIGHTS,
  type MeantFeatures,
} from './encoder-weights.ts'
import type { Meanings, SentenceMeaning } from './read-meanings.ts'

/** Of sentences that weren't encoded. */
const FAR: SentenceMeaning = { alone: 0.2, inContext: 0.2 }
const MOST_BY_WORDS = 8

/** The candidates, best first, by their words and their meanings. */
export function rankByMeanings(
  candidates: readonly Candidate[],
  meanings: Meanings,
  weights: Readonly<Record<keyof typeof MEANT_SENTENCE_WEIGHTS, number>> = MEANT_SENTENCE_WEIGHTS,
): RankedCandidate[] {
  return rankByScore(candidates, (candidate) => linearScore(weights, sentenceFeatures(candidate, meanings)))
}

/** What speaks for a sentence: what its words score, and its cosines. */
export function sentenceFeatures({ passage, sentence, features }: Candidate, meanings: Meanings) {
  const { alone, inContext } = meanings.of(passage.passageId, sentence.start) ?? FAR
  return { words: wordScore(features), alone, inContext }
}

/**
 * What the gate decides on.
 * @param ranked by meanings
 * @param byWords the features of the gate of words for the best of them
 * @param preferred the best candidate by words alone, and whether they would answer with it
 */
export function meantFeatures(
  [best, ...others]: readonly [RankedCandidate, ...RankedCandidate[]],
  meanings: Meanings,
  byWords: GateFeatures,
  preferred: { readonly candidate: Candidate; readonly isAnswered: boolean },
): MeantFeatures {
  const inPassage = others.filter(({ passage }) => passage === best.passage)
  return {
    byWords: Math.max(-MOST_BY_WORDS, Math.min(MOST_BY_WORDS, gateScore(byWords))),
    inContext: sentenceFeatures(best, meanings).inContext,
    probability: best.probability,
    passageProbability: inPassage.reduce((sum, { probability }) => sum + probability, best.probability),
    agrees: preferred.candidate.sentence === best.sentence ? 1 : 0,
    isRow: best.sentence.kind === 'row' ? 1 : 0,
    missesType: best.features.missesType,
    unknownRare: byWords.unknownRare,
    wordsAnswer: preferred.isAnswered ? 1 : 0,
  }
}

/** How likely it is that the reply is right, on the scale of the gate of words. */
export function meantLikelihood(features: MeantFeatures): number {
  return sigmoid(MEANT_GATE_BIAS + linearScore(MEANT_GATE_WEIGHTS, features))
}
