import type { SentenceFeatures } from './weigh-evidence.ts'

/** Learned by bench/eval/learn-weights.ts: how much each feature speaks for a sentence being the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 1.31,
  inPrevious: 2.28,
  inPassage: -0.64,
  exactInSentence: 0.91,
  exactInPassage: 1.2,
  wordsInSentence: 1.27,
  namesMissing: -0.99,
  wordPairs: 3.45,
  leads: 0.51,
  inHeading: 6.46,
  inTopicHeading: 6.46,
  headlineLikeness: 4.74,
  passageScore: 2.39,
  sentenceScore: 1.42,
  holdsType: 0.85,
  missesType: -0.86,
}
