import { lte, type SQL, sql } from '../../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../../platform/database/index.ts'
import { modelUsage } from './tables.ts'

/** Adds tokens to a month's counter unless that would exceed its budget (null: none). Returns false if it would. */
export async function consumeTokens(
  database: Queryable,
  counter: Omit<typeof modelUsage.$inferInsert, 'tokens'>,
  tokens: number,
  budget: number | null,
): Promise<boolean> {
  if (budget !== null && tokens > budget) return false
  const sum: SQL<number> = sql`${modelUsage.tokens} + ${tokens}`
  const taken = await database
    .insert(modelUsage)
    .values({ ...counter, tokens })
    .onConflictDoUpdate({
      target: [modelUsage.month, modelUsage.purpose, modelUsage.ownerId],
      set: { tokens: sum },
      ...(budget !== null && { setWhere: lte(sum, budget) }),
    })
    .returning({ tokens: modelUsage.tokens })
  return taken.length > 0
}
