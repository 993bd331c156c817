import type { GateFeatures } from './gate-features.ts'
import { GATE_BIAS, GATE_WEIGHTS } from './gate-weights.ts'
import { linearScore, sigmoid } from './linear-score.ts'

/**
 * Below this likelihood a model isn't asked: chosen so that at most one in a hundred questions that the knowledge answers
 * is held back, of each kind of material and over fifteen languages (see bench/README.md).
 */
export const HOPELESS_BELOW = 0.001

/** How likely the gate finds it that the knowledge answers, from 0 to 1; 0 where words found nothing. */
function likelihood(features: GateFeatures | null): number {
  return features ? sigmoid(GATE_BIAS + linearScore(GATE_WEIGHTS, features)) : 0
}

/** Whether asking a model that reads the best passages would be a waste. `isNearInMeaning`: other means found something. */
export function isHopeless(features: GateFeatures | null, isNearInMeaning: boolean): boolean {
  return !isNearInMeaning && likelihood(features) < HOPELESS_BELOW
}
