import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 2.31,
  rareInPassage: 2.89,
  evidence: 5.34,
  inHeading: 4.95,
  inTopicHeading: 2.04,
  inTopic: 2.21,
  headlineLikeness: 5.5,
  wordPairs: 3.83,
  leads: 0.74,
  namesInSentence: 0.47,
  unknownNames: -3.76,
  unknownRare: -1.43,
  knowledge: -4.31,
  score: 3.27,
}

export const GATE_BIAS = -2.7

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.65
