import { limitsOf } from '@parleykit/contract/plans'
import type { Platform } from '../../platform/platform.ts'
import { creditPeriodStart } from './core/credit-period-start.ts'
import { type TokenPurpose, tokenReservations } from './tables.ts'
import { takeTokens } from './take-tokens.ts'

export interface WantedTokens {
  readonly ownerId: number
  readonly ownerTier: string
  readonly purpose: TokenPurpose
  /** As many as the call may take. */
  readonly tokens: number
}

export type TokenReservation = typeof tokenReservations.$inferSelect

class OverBudgetError extends Error {}

/**
 * Sets tokens aside before a model is called, so that calls at the same time can't go beyond a budget together; null
 * where the owner's plan, or the operator's budget for all, has too few left. `settleTokens` says what became of them.
 */
export async function reserveTokens(
  platform: Platform,
  wanted: WantedTokens,
): Promise<TokenReservation | null> {
  const { ownerId, purpose, tokens } = wanted
  const reservedAt = platform.clock()
  const month = creditPeriodStart(reservedAt)
  const { monthlyTokens, monthlyEmbeddingTokens } = limitsOf(wanted.ownerTier)
  const ownBudget = purpose === 'writing' ? monthlyTokens : monthlyEmbeddingTokens
  const budgetOfAll = purpose === 'writing' ? (platform.config.languageModel?.monthlyTokens ?? null) : null
  try {
    return await platform.database.transaction(async (transaction) => {
      const isTaken =
        (await takeTokens(transaction, { month, purpose, ownerId }, tokens, ownBudget)) &&
        (await takeTokens(transaction, { month, purpose, ownerId: 0 }, tokens, budgetOfAll))
      if (!isTaken) throw new OverBudgetError()
      const [reservation] = await transaction
        .insert(tokenReservations)
        .values({ month, purpose, ownerId, tokens, reservedAt })
        .returning()
      return reservation ?? null
    })
  } catch (error) {
    if (error instanceof OverBudgetError) return null
    throw error
  }
}
