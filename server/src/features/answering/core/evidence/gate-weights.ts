import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 2.15,
  rareInPassage: 2.76,
  evidence: 5.33,
  inHeading: 5.57,
  inTopic: 2.19,
  headlineLikeness: 6.4,
  wordPairs: 3.84,
  leads: 0.73,
  namesInSentence: 0.51,
  unknownNames: -3.72,
  unknownRare: -1.68,
  knowledge: -3.86,
  score: 3.28,
}

export const GATE_BIAS = -2.82

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.69
