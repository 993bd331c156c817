import type { SentenceFeatures } from '../evidence/find-candidates.ts'
import type { SentenceSimilarity } from './compare-sentences.ts'

/** The evidence that a sentence is the answer if the meanings of sentences are known. */
export interface EmbeddedSentenceFeatures extends SentenceFeatures, SentenceSimilarity {
  /** From 0 to 1: the logarithm of its word count, including the words above it. */
  readonly length: number
  readonly isTiny: number
  readonly isRow: number
  readonly isItem: number
  /** It ends with a colon. */
  readonly leadsIn: number
}

/** Learned by bench/eval/meaning/learn-meaning.ts. */
export const EMBEDDED_SENTENCE_WEIGHTS: Readonly<Record<keyof EmbeddedSentenceFeatures, number>> = {
  inSentence: 3.7,
  inPrevious: 2.06,
  inPassage: -0.17,
  exactInSentence: 0.23,
  exactInPassage: 0.46,
  wordsInSentence: -1.07,
  namesMissing: -0.06,
  wordPairs: 2.67,
  leads: 0.5,
  inHeading: 1.39,
  inTopicHeading: 3.76,
  headlineLikeness: 3.16,
  passageScore: 0.45,
  sentenceScore: 0.43,
  holdsType: 0.55,
  missesType: -0.42,
  alone: 7.09,
  inContext: 8.72,
  length: 0.65,
  isTiny: -0.05,
  isRow: 0.13,
  isItem: 0,
  leadsIn: -1.49,
}
