import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 2.02,
  inWindow: 1.68,
  inPassage: 1.15,
  exactInSentence: 2.32,
  exactInPassage: 1.49,
  known: -0.59,
  inHeading: 0.57,
  pairs: 4.17,
  rarest: -0.14,
  holdsType: -0.06,
  missesType: -0.47,
  unknownNames: -5.76,
  score: 3.65,
  margin: -0.83,
  evidence: 3.35,
  questionLength: 2.43,
  missingWords: -3.33,
}

export const GATE_BIAS = -5.1

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.747
