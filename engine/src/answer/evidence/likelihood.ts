import type { AnswerabilityFeatures } from './answerability-features.ts'
import {
  ANSWERABILITY_BIAS,
  ANSWERABILITY_WEIGHTS,
  LANGUAGE_BIASES,
  OTHER_LANGUAGES_BIAS,
} from './answerability-weights.ts'
import { linearScore, sigmoid } from './linear-score.ts'
import { MEANING_WEIGHTS } from './meaning-weights.ts'

/** The evidence of words, and of meaning if an embedding model is configured and calibrated. */
export interface WeighedFeatures extends AnswerabilityFeatures {
  /** How far the best passage's similarity exceeds the minimum, from 0 to 1.4 (`nearnessOf`). */
  readonly meaning?: number
}

/** The classifier's probability that the knowledge answers the question, from 0 to 1. */
export function likelihoodOf(features: WeighedFeatures, bias: number = 0): number {
  return sigmoid(
    answerabilityScore(features) + bias + MEANING_WEIGHTS.answerability * (features.meaning ?? 0),
  )
}

/** The evidence for an answer by words alone. `languages` (ISO 639-1) are the knowledge's, commonest first. */
export function languageBias([language]: readonly string[]): number {
  if (language === undefined || language === 'en') return 0
  return LANGUAGE_BIASES[language] ?? OTHER_LANGUAGES_BIAS
}

/** The evidence of words, as log odds. */
export function answerabilityScore(features: AnswerabilityFeatures): number {
  return ANSWERABILITY_BIAS + linearScore(ANSWERABILITY_WEIGHTS, features)
}

/** How much a feature counts. */
export function weightOf(feature: string): number {
  if (feature === 'meaning') return MEANING_WEIGHTS.answerability
  return ANSWERABILITY_WEIGHTS[feature as keyof AnswerabilityFeatures]
}
