import type { SentenceFeatures } from './weigh-evidence.ts'

/** Learned by bench/eval/learn-weights.ts: how much each feature speaks for a sentence being the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 6.66,
  inPrevious: 5.52,
  inNext: 1.79,
  inPassage: -3.83,
  inHeading: 0,
  headingAtStart: 0.19,
  passageScore: 5.69,
  isFirstPassage: -0.38,
  pairs: 2.64,
  holdsType: 0.91,
  missesType: -0.91,
  rarest: -0.03,
  length: -0.27,
  isShort: -0.45,
  isQuestion: 0,
  isStart: 0.3,
}
