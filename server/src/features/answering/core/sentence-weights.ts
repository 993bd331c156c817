import type { SentenceFeatures } from './weigh-evidence.ts'

/** Learned by bench/eval/learn-weights.ts: how much each feature speaks for a sentence being the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 1.25,
  inPrevious: 1.96,
  inPassage: -0.61,
  exactInSentence: 1.01,
  exactInPassage: 1.29,
  wordsInSentence: 1.46,
  namesMissing: -1.0,
  wordPairs: 3.49,
  leads: 0.58,
  inHeading: 8.91,
  headlineAsked: 0,
  passageScore: 2.31,
  sentenceScore: 1.39,
  holdsType: 0.74,
  missesType: -0.74,
}
