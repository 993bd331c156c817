import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 1.8,
  inWindow: 1.27,
  inPassage: 0.97,
  exactInSentence: 2.02,
  exactInPassage: 1.45,
  known: -0.41,
  inHeading: 7.7,
  pairs: 4.13,
  rarest: -0.12,
  holdsType: -0.11,
  missesType: -0.57,
  unknownNames: -5.71,
  score: 4.5,
  margin: -1.27,
  evidence: 4.34,
  questionLength: 2.73,
  missingWords: -2.9,
}

export const GATE_BIAS = -5.55

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.709
