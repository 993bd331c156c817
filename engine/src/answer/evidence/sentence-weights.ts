import type { SentenceFeatures } from './find-candidates.ts'

/** Learned by bench/eval/learn-weights.ts: how strongly each feature suggests that a sentence is the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 1.31,
  inPrevious: 2.26,
  inPassage: -0.66,
  exactInSentence: 0.89,
  exactInPassage: 1.18,
  wordsInSentence: 1.26,
  namesMissing: -0.98,
  wordPairs: 3.46,
  leads: 0.51,
  inHeading: 6.54,
  inTopicHeading: 2.95,
  headlineLikeness: 4.8,
  passageScore: 2.44,
  sentenceScore: 1.42,
  holdsType: 0.85,
  missesType: -0.86,
}
