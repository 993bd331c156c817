import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 2.17,
  rareInPassage: 1.79,
  evidence: 5.46,
  inHeading: 6.58,
  inTopic: 0,
  headlineAsked: 4.69,
  wordPairs: 4.01,
  leads: 0.78,
  namesInSentence: 0.62,
  unknownNames: -3.72,
  unknownRare: -2.25,
  knowledge: 0,
  score: 3.67,
}

export const GATE_BIAS = -4.66

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.67
