import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 1.78,
  rareInPassage: 2.47,
  evidence: 5.67,
  inHeading: 8.81,
  headlineAsked: 0,
  wordPairs: 3.89,
  leads: 0.79,
  namesInSentence: 0.55,
  unknownNames: -3.92,
  unknownRare: -2.17,
  score: 3.58,
}

export const GATE_BIAS = -4.57

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.67
