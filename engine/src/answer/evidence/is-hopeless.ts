import { likelihoodOf, type WeighedFeatures } from './likelihood.ts'

/**
 * Below this likelihood no model is asked. Chosen so that at most one in a hundred answerable questions is held back,
 * for each kind of material and across fifteen languages.
 */
export const HOPELESS_BELOW = 0.001

/**
 * Whether asking a model that reads the best passages would be a waste. `hasUnweighedMeaning`: passages were found by
 * meaning, and their similarities aren't calibrated.
 */
export function isHopeless(features: WeighedFeatures | null, hasUnweighedMeaning: boolean): boolean {
  if (hasUnweighedMeaning) return false
  if (!features) return true
  return likelihoodOf(features) < HOPELESS_BELOW
}
