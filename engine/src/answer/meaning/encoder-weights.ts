import type { SentenceFeatures } from '../evidence/weigh-evidence.ts'
import type { SentenceMeaning } from './read-meanings.ts'

/** What speaks for a sentence being the answer where the meanings of sentences are known. */
export interface MeantSentenceFeatures extends SentenceFeatures, SentenceMeaning {
  /** From 0 to 1: the logarithm of its words, of those above it too. */
  readonly length: number
  readonly isTiny: number
  readonly isRow: number
  readonly isItem: number
  /** It ends with a colon. */
  readonly leadsIn: number
}

/** Learned by bench/eval/meaning/learn-meaning.ts. */
export const MEANT_SENTENCE_WEIGHTS: Readonly<Record<keyof MeantSentenceFeatures, number>> = {
  inSentence: 3.44,
  inPrevious: 2.09,
  inPassage: -0.97,
  exactInSentence: 0.74,
  exactInPassage: 0.72,
  wordsInSentence: -0.6,
  namesMissing: -0.28,
  wordPairs: 2.56,
  leads: 0.7,
  inHeading: 1.32,
  inTopicHeading: 5.55,
  headlineLikeness: 4.24,
  passageScore: 0.76,
  sentenceScore: 0.63,
  holdsType: 0.89,
  missesType: -0.71,
  alone: 6.01,
  inContext: 7.6,
  length: 2.68,
  isTiny: -0.05,
  isRow: 0.26,
  isItem: -0.09,
  leadsIn: -2.03,
}

/** What the answerability classifier decides on where the meanings of sentences are known. All but the first between 0 and 1. */
export interface MeantFeatures {
  /** What the best sentence scores by the classifier of words, from -8 to 8. */
  readonly byWords: number
  /** See `SentenceMeaning`. */
  readonly inContext: number
  /** That the best sentence, or one of its passage, is the answer if one of the candidates is. */
  readonly probability: number
  readonly passageProbability: number
  /** Whether words alone prefer the same sentence. */
  readonly agrees: number
  readonly isRow: number
  /** See `SentenceFeatures` and `AnswerabilityFeatures`. */
  readonly missesType: number
  readonly unknownRare: number
  /** Whether words alone would answer. */
  readonly wordsAnswer: number
}

/**
 * Learned by the same: "the reply is right" against "it is wrong, or nothing is"; but for `wordsAnswer`, which is chosen: what
 * words would answer is answered from a chance of 0.35 on, what they would refuse from 0.5 on.
 */
export const MEANT_ANSWERABILITY_WEIGHTS: Readonly<Record<keyof MeantFeatures, number>> = {
  byWords: 0.18,
  inContext: 1.38,
  probability: 0.63,
  passageProbability: 1.28,
  agrees: -0.27,
  isRow: -0.35,
  missesType: -0.28,
  unknownRare: 0,
  wordsAnswer: 0.62,
}

/** Such that these chances meet the threshold of the classifier of words. */
export const MEANT_ANSWERABILITY_BIAS = -1.31
