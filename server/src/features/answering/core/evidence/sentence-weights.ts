import type { SentenceFeatures } from './weigh-evidence.ts'

/** Learned by bench/eval/learn-weights.ts: how much each feature speaks for a sentence being the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 1.35,
  inPrevious: 2.25,
  inPassage: -0.62,
  exactInSentence: 0.95,
  exactInPassage: 1.25,
  wordsInSentence: 1.19,
  namesMissing: -1.02,
  wordPairs: 3.45,
  leads: 0.51,
  inHeading: 7.21,
  headlineLikeness: 2.94,
  passageScore: 2.4,
  sentenceScore: 1.39,
  holdsType: 0.86,
  missesType: -0.87,
}
