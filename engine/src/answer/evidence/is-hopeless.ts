import { likelihoodOf, type WeighedFeatures } from './likelihood.ts'

/**
 * Below this likelihood a model isn't asked: chosen so that at most one in a hundred questions that the knowledge answers
 * is held back, of each kind of material and over fifteen languages (see bench/README.md).
 */
export const HOPELESS_BELOW = 0.001

/**
 * Whether asking a model that reads the best passages would be a waste. `hasUnweighedMeaning`: passages were found by
 * meaning, and nobody knows what their similarities mean.
 */
export function isHopeless(features: WeighedFeatures | null, hasUnweighedMeaning: boolean): boolean {
  if (hasUnweighedMeaning) return false
  if (!features) return true
  return likelihoodOf(features) < HOPELESS_BELOW
}
