import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 1.73,
  rareInPassage: 2.44,
  evidence: 5.65,
  inHeading: 8.75,
  wordPairs: 3.91,
  leads: 0.80,
  namesInSentence: 0.55,
  unknownNames: -3.95,
  unknownRare: -2.17,
  score: 3.52,
}

export const GATE_BIAS = -4.64

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.68
