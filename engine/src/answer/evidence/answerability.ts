import type { AnswerabilityFeatures } from './answerability-features.ts'
import {
  ANSWERABILITY_BIAS,
  ANSWERABILITY_WEIGHTS,
  LANGUAGE_BIASES,
  OTHER_LANGUAGES_BIAS,
} from './answerability-weights.ts'
import { linearScore, sigmoid } from './linear-score.ts'

/** The evidence of words, and of meaning if an embedding model is configured and calibrated. */
export interface WeighedFeatures extends AnswerabilityFeatures {
  /** How far the best passage's similarity exceeds the minimum, from 0 to 1.4 (`nearnessOf`). */
  readonly meaning?: number
}

/** The classifier's probability that the knowledge answers the question, from 0 to 1. */
export function answerabilityOf(features: WeighedFeatures, bias: number = 0): number {
  return sigmoid(
    answerabilityScore(features) + bias + EMBEDDING_WEIGHTS.answerability * (features.meaning ?? 0),
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
  if (feature === 'meaning') return EMBEDDING_WEIGHTS.answerability
  return ANSWERABILITY_WEIGHTS[feature as keyof AnswerabilityFeatures]
}

/**
 * Below this likelihood no model is asked. Chosen so that at most one in a hundred answerable questions is held back,
 * for each kind of material and across fifteen languages.
 */
export const UNANSWERABLE_BELOW = 0.001

/**
 * Whether asking a model that reads the best passages would be a waste. `hasUnweighedMeaning`: passages were found by
 * meaning, and their similarities aren't calibrated.
 */
export function isUnanswerable(features: WeighedFeatures | null, hasUnweighedMeaning: boolean): boolean {
  if (hasUnweighedMeaning) return false
  if (!features) return true
  return answerabilityOf(features) < UNANSWERABLE_BELOW
}

/**
 * What meaning adds to the answerability classifier of words, whose own weights don't change. Chosen with the sentence
 * encoder in place of an embedding model (`npm run bench -- eval --meaning`): a passage as similar to the question as a
 * heading is to its own text passes on similarity alone.
 */
export const EMBEDDING_WEIGHTS = {
  /** Added to the classifier's score, per unit of nearness above the minimum. */
  answerability: 20,
  /** Added to the score of each sentence of a passage. */
  sentence: 4,
} as const

/** Between the nearest wrong text (0) and the right one (1). Lower values are no evidence. */
export const LEAST_NEARNESS = 0.6
