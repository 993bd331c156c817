import type { AnswerabilityFeatures } from '../evidence/answerability-features.ts'
import { answerabilityScore } from '../evidence/likelihood.ts'
import { linearScore, sigmoid } from '../evidence/linear-score.ts'
import type { Candidate } from '../evidence/weigh-evidence.ts'
import { type RankedCandidate, rankByScore } from '../excerpts/choose-sentences.ts'
import {
  MEANT_ANSWERABILITY_BIAS,
  MEANT_ANSWERABILITY_WEIGHTS,
  MEANT_SENTENCE_WEIGHTS,
  type MeantFeatures,
  type MeantSentenceFeatures,
} from './encoder-weights.ts'
import type { Meanings, SentenceMeaning } from './read-meanings.ts'

/** Of sentences that weren't encoded. */
const FAR: SentenceMeaning = { alone: 0.2, inContext: 0.2 }
const MOST_BY_WORDS = 8

/** The candidates, best first, by their words and their meanings. */
export function rankByMeanings(
  candidates: readonly Candidate[],
  meanings: Meanings,
  weights: Readonly<Record<keyof MeantSentenceFeatures, number>> = MEANT_SENTENCE_WEIGHTS,
): RankedCandidate[] {
  return rankByScore(candidates, (candidate) => linearScore(weights, sentenceFeatures(candidate, meanings)))
}

const FEW_WORDS = 4
/** A sentence of this many words is as long as any. */
const MANY_WORDS = 54

/** What speaks for a sentence: its words, its cosines and its form. */
export function sentenceFeatures(
  { passage, sentence, features, surroundings }: Candidate,
  meanings: Meanings,
): MeantSentenceFeatures {
  const { length } = surroundings.own
  return {
    ...features,
    ...(meanings.of(passage.passageId, sentence.start) ?? FAR),
    length: Math.min(1, Math.log(1 + length) / Math.log(1 + MANY_WORDS)),
    isTiny: length < FEW_WORDS ? 1 : 0,
    isRow: sentence.kind === 'row' ? 1 : 0,
    isItem: sentence.kind === 'item' ? 1 : 0,
    leadsIn: /[:：]$/.test(sentence.text) ? 1 : 0,
  }
}

/**
 * What the answerability classifier decides on.
 * @param ranked by meanings
 * @param byWords the features of the classifier of words for the best of them
 * @param preferred the best candidate by words alone, and whether they would answer with it
 */
export function meantFeatures(
  [best, ...others]: readonly [RankedCandidate, ...RankedCandidate[]],
  meanings: Meanings,
  byWords: AnswerabilityFeatures,
  preferred: { readonly candidate: Candidate; readonly isAnswered: boolean },
): MeantFeatures {
  const inPassage = others.filter(({ passage }) => passage === best.passage)
  return {
    byWords: Math.max(-MOST_BY_WORDS, Math.min(MOST_BY_WORDS, answerabilityScore(byWords))),
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

/** How likely it is that the reply is right, on the scale of the classifier of words. */
export function meantLikelihood(features: MeantFeatures): number {
  return sigmoid(MEANT_ANSWERABILITY_BIAS + linearScore(MEANT_ANSWERABILITY_WEIGHTS, features))
}
