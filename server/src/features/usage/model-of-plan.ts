import type { LanguageModel, LanguageModels } from '../../platform/language-model/index.ts'

/** The model that works for the owners of a plan. */
export function modelOfPlan(models: LanguageModels, ownerTier: string): LanguageModel {
  return ownerTier.toLowerCase() === 'free' ? models.fast : models.standard
}
