import type { SentenceFeatures } from './weigh-evidence.ts'

/** Learned by bench/eval/learn-weights.ts: how much each feature speaks for a sentence being the answer. */
export const SENTENCE_WEIGHTS: Readonly<Record<keyof SentenceFeatures, number>> = {
  inSentence: 2.59,
  inPrevious: 2.43,
  inNext: -0.09,
  inPassage: -2.34,
  exactInSentence: 2.23,
  exactInPassage: 2.21,
  leads: 0.76,
  inHeading: 8.69,
  headingAtStart: 0.1,
  passageScore: 4,
  isFirstPassage: -0.38,
  pairs: 1.39,
  holdsType: 0.71,
  missesType: -0.71,
  rarest: -0.21,
  isStart: 0.15,
}
