import { limitsOf } from '@parleykit/contract/billing/plans'
import { type SQL, sql } from '../../../../platform/database/drizzle.ts'
import { prepared } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { monthOf } from '../core/month-of.ts'
import { consumeTokens } from './consume-tokens.ts'
import { settleTokens } from './settle-tokens.ts'
import { type ModelTokenPurpose, modelUsage, tokenReservations } from './tables.ts'

export interface WantedTokens {
  readonly ownerId: number
  readonly ownerTier: string
  readonly purpose: ModelTokenPurpose
  /** The maximum that the call may take. */
  readonly tokens: number
}

/** Tokens reserved for a call. */
export interface TokenReservation {
  /** Counts the tokens taken by the call instead of those reserved. Call it exactly once, also after a failure. */
  settle(taken: number): Promise<void>
}

/**
 * Reserves tokens before a model is called, so that concurrent calls can't exceed a budget together. Null if the
 * owner's plan or the operator's total budget has too few left.
 * `shareOfBudgets` is the share of both budgets that may be used afterwards, 1 for all.
 */
export async function reserveTokens(
  { database, config, clock }: Pick<Platform, 'database' | 'config' | 'clock'>,
  wanted: WantedTokens,
  shareOfBudgets = 1,
): Promise<TokenReservation | null> {
  const { ownerId, purpose, tokens } = wanted
  const reservedAt = clock()
  const month = monthOf(reservedAt)
  const shareOf = (budget: number) => Math.floor(budget * shareOfBudgets)
  const { monthlyTokens, monthlyEmbeddingTokens } = limitsOf(wanted.ownerTier)
  const ownBudget = shareOf(purpose === 'writing' ? monthlyTokens : monthlyEmbeddingTokens)
  const operators = purpose === 'writing' ? (config.languageModel?.monthlyTokens ?? null) : null
  const budgetOfAll = operators === null ? null : shareOf(operators)
  const counted = { month, purpose, ownerId, tokens }
  const [taken] = await reserve(database).execute({ ...counted, reservedAt, ownBudget, budgetOfAll })
  if (!taken) return null
  if (taken.id !== null) {
    const row = { ...counted, id: Number(taken.id) }
    return { settle: (used) => settleTokens(database, row, used) }
  }
  // The total budget was too small: the tokens go back to the owner's budget.
  await consumeTokens(database, { month, purpose, ownerId }, -tokens, null)
  return null
}

/** One round trip to the database, since every reply waits for it. The owner's counter is locked first. */
const reserve = prepared((database) => {
  const step = (owner: SQL, budget: string, condition: SQL) => {
    const most = sql`${sql.placeholder(budget)}::bigint`
    return sql`insert into ${modelUsage} (month, purpose, owner_id, tokens)
      select ${sql.placeholder('month')}::date, ${sql.placeholder('purpose')}::text, ${owner}, ${amount}
      where ${condition} and (${most} is null or ${amount} <= ${most})
      on conflict (month, purpose, owner_id) do update set tokens = ${modelUsage.tokens} + ${amount}
        where ${most} is null or ${modelUsage.tokens} + ${amount} <= ${most}
      returning owner_id`
  }
  const amount = sql`${sql.placeholder('tokens')}::bigint`
  const ownerId = sql`${sql.placeholder('ownerId')}::bigint`
  const own = database.$with('own', { ownerId: modelUsage.ownerId }).as(step(ownerId, 'ownBudget', sql`true`))
  const everybody = database
    .$with('everybody', { ownerId: modelUsage.ownerId })
    .as(step(sql`0`, 'budgetOfAll', sql`exists (select from ${own})`))
  const reservation = database.$with('reservation', { id: tokenReservations.id }).as(
    sql`insert into ${tokenReservations} (month, purpose, owner_id, tokens, reserved_at)
      select ${sql.placeholder('month')}::date, ${sql.placeholder('purpose')}::text, ${ownerId}, ${amount},
        ${sql.placeholder('reservedAt')}::timestamptz
      from ${everybody} returning id`,
  )
  return database
    .with(own, everybody, reservation)
    .select({ id: sql<string | null>`(select id from ${reservation})` })
    .from(own)
    .prepare('reserve_tokens')
})
