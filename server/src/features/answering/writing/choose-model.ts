import type { ModelFault } from '@parleykit/contract/receipts'
import { eq, sum } from 'drizzle-orm'
import type { LanguageModel } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { monthOf } from '../core/month-of.ts'
import { modelUsage } from '../tables.ts'

export interface ChosenModel {
  readonly model: LanguageModel
  /** Why it can't be asked now; null when it can. */
  readonly hindrance: ModelFault | null
}

/** The model that writes for an owner of this plan; null where none is configured. */
export async function chooseModel(platform: Platform, ownerTier: string): Promise<ChosenModel | null> {
  const { models } = platform
  if (!models) return null
  const model = ownerTier.toLowerCase() === 'free' ? models.fast : models.standard
  if (!model.isAvailable()) return { model, hindrance: 'paused_after_faults' }
  return { model, hindrance: (await isBudgetUsedUp(platform)) ? 'over_budget' : null }
}

async function isBudgetUsedUp(platform: Platform): Promise<boolean> {
  const budget = platform.config.languageModel?.monthlyTokens ?? null
  if (budget === null) return false
  const [used] = await platform.database
    .select({ tokens: sum(modelUsage.tokens).mapWith(Number) })
    .from(modelUsage)
    .where(eq(modelUsage.month, monthOf(platform.clock())))
  return (used?.tokens ?? 0) >= budget
}
