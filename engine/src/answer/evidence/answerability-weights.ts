import type { AnswerabilityFeatures } from './answerability-features.ts'

/** Learned by bench/eval/learn-weights.ts: a logistic model of "the reply holds the answer" against "off topic". */
export const ANSWERABILITY_WEIGHTS: Readonly<Record<keyof AnswerabilityFeatures, number>> = {
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

export const ANSWERABILITY_BIAS = -2.7

/** Below this confidence the answerer refuses: chosen so that 98 of 100 off-topic questions are refused. */
export const ANSWERABILITY_THRESHOLD = 0.65

/**
 * Added if the knowledge isn't in English: other languages inflect more, and no sentence encoder decides the unsure
 * cases. Per language (ISO 639-1) where its own material supports it, a wrong answer costing two refusals. A matching word means more where words are long and less where a dictionary cuts them into short ones.
 */
export const LANGUAGE_BIASES: Readonly<Record<string, number>> = {
  da: 1.8,
  de: 1.8,
  ja: 1.4,
  zh: 1.4,
  th: -0.2,
}

export const OTHER_LANGUAGES_BIAS = 0.6
