import { systemTier } from '@parleykit/contract/plans'
import type { LanguageModel, LanguageModels } from '../../platform/language-model/index.ts'

/** The model that works for the owners of a plan; null for the product's own agent, which none is paid for. */
export function modelOfPlan(models: LanguageModels, ownerTier: string): LanguageModel | null {
  if (ownerTier === systemTier) return null
  return ownerTier.toLowerCase() === 'free' ? models.fast : models.standard
}
