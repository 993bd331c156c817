import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 1.8,
  inWindow: 1.09,
  inPassage: 0.97,
  exactInSentence: 2.06,
  exactInPassage: 1.56,
  known: -0.52,
  inHeading: 7.81,
  pairs: 4.04,
  rarest: -0.17,
  holdsType: -0.16,
  missesType: -0.52,
  unknownNames: -5.7,
  score: 4.59,
  margin: -1.18,
  evidence: 4.27,
  questionLength: 2.61,
  missingWords: -2.9,
}

export const GATE_BIAS = -5.42

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.7
