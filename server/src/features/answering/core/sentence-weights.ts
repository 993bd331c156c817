import type { SentenceFeatures } from './weigh-evidence.ts'

/** Learned by bench/eval/learn-weights.ts: how much each feature speaks for a sentence being the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 1.21,
  inPrevious: 1.98,
  inPassage: -0.78,
  exactInSentence: 0.98,
  exactInPassage: 1.09,
  wordsInSentence: 1.32,
  namesMissing: -1.07,
  wordPairs: 3.53,
  leads: 0.59,
  inHeading: 7.83,
  headlineAsked: 2.92,
  passageScore: 2.66,
  sentenceScore: 1.36,
  holdsType: 0.79,
  missesType: -0.79,
}
