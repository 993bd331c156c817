import type { GateFeatures } from './gate-features.ts'
import { GATE_BIAS, GATE_WEIGHTS } from './gate-weights.ts'
import { linearScore, sigmoid } from './linear-score.ts'
import { MEANING_WEIGHTS } from './meaning-weights.ts'

/** What words tell, and what meaning does, where an embedding model is configured and calibrated. */
export interface WeighedFeatures extends GateFeatures {
  /** How much nearer in meaning than the least that counts the best passage is, from 0 to 1.4 (`nearnessOf`). */
  readonly meaning?: number
}

/** How likely the gate finds it that the knowledge answers, from 0 to 1. */
export function likelihoodOf(features: WeighedFeatures): number {
  return sigmoid(gateScore(features) + MEANING_WEIGHTS.gate * (features.meaning ?? 0))
}

/** What words say for it, as log odds. */
export function gateScore(features: GateFeatures): number {
  return GATE_BIAS + linearScore(GATE_WEIGHTS, features)
}

/** How much a feature counts. */
export function weightOf(feature: string): number {
  if (feature === 'meaning') return MEANING_WEIGHTS.gate
  return GATE_WEIGHTS[feature as keyof GateFeatures]
}
