import type { SentenceFeatures } from './weigh-evidence.ts'

/** Learned by bench/eval/learn-weights.ts: how much each feature speaks for a sentence being the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 3.18,
  inPrevious: 5.13,
  inNext: 1.63,
  inPassage: -3.95,
  exactInSentence: 2.85,
  exactInPassage: 2.57,
  leads: 0.69,
  inHeading: 0,
  headingAtStart: -0.13,
  passageScore: 3.15,
  isFirstPassage: 0.13,
  pairs: 2.1,
  holdsType: 0.91,
  missesType: -0.91,
  rarest: -0.17,
  length: -0.02,
  isShort: -0.38,
  isQuestion: 0,
  isStart: 0.31,
}
