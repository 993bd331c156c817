import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 5.14,
  inWindow: 3.52,
  inPassage: 1.42,
  known: 0.21,
  inHeading: 0.33,
  pairs: 5.76,
  rarest: -0.35,
  holdsType: 0.01,
  missesType: -0.32,
  unknownNames: -7.2,
  score: 5.72,
  margin: 0.57,
  evidence: 0.58,
  questionLength: 2.46,
}

export const GATE_BIAS = -7.05

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.726
