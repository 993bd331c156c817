import { systemTier } from '@parleykit/contract/billing/plans'
import type { LanguageModel, LanguageModels } from '../../../platform/language-model/index.ts'

/** The model for a plan's owners. Null for the product's own agent, since no one pays for its models. */
export function findReplyModel(models: LanguageModels, ownerTier: string): LanguageModel | null {
  if (ownerTier === systemTier) return null
  return ownerTier.toLowerCase() === 'free' ? models.fast : models.standard
}
