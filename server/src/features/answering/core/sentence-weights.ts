import type { SentenceFeatures } from './weigh-evidence.ts'

/** Learned by bench/eval/learn-weights.ts: how much each feature speaks for a sentence being the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 2.58,
  inPrevious: 2.45,
  inNext: -0.12,
  inPassage: -2.38,
  exactInSentence: 2.2,
  exactInPassage: 2.19,
  leads: 0.76,
  inHeading: 8.57,
  headingAtStart: -0.1,
  passageScore: 4.02,
  isFirstPassage: -0.42,
  pairs: 1.29,
  holdsType: 0.73,
  missesType: -0.73,
  rarest: -0.24,
  isStart: 0.14,
}
