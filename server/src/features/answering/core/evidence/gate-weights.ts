import type { GateFeatures } from './gate-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const GATE_WEIGHTS: Readonly<Record<keyof GateFeatures, number>> = {
  inSentence: 2.13,
  rareInPassage: 2.72,
  evidence: 5.35,
  inHeading: 5.95,
  inTopicHeading: 5.95,
  inTopic: 2.33,
  headlineLikeness: 6.38,
  wordPairs: 3.76,
  leads: 0.7,
  namesInSentence: 0.41,
  unknownNames: -3.72,
  unknownRare: -1.68,
  knowledge: -3.69,
  score: 3.26,
}

export const GATE_BIAS = -2.8

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const GATE_THRESHOLD = 0.65
