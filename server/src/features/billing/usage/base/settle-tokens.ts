import { and, eq, type SQL, sql } from '../../../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../../../platform/database/index.ts'
import { modelUsage, tokenReservations } from './tables.ts'

type ReservedTokens = Pick<typeof tokenReservations.$inferSelect, 'id' | 'month' | 'purpose' | 'ownerId'>

/**
 * Counts the tokens taken by a call instead of those reserved for it. The reservation may have been released meanwhile.
 */
export async function settleTokens(
  database: Database,
  { id, month, purpose, ownerId }: ReservedTokens,
  tokens: number,
): Promise<void> {
  await settle(database).execute({ id, month, purpose, ownerId, tokens })
}

const settle = prepared((database) => {
  const reserved = database.$with('reserved').as(
    database
      .delete(tokenReservations)
      .where(eq(tokenReservations.id, sql.placeholder('id')))
      .returning({ tokens: tokenReservations.tokens }),
  )
  const settled: SQL<number> = sql`greatest(0, ${modelUsage.tokens} + ${sql.placeholder('tokens')}::bigint
    - coalesce((select ${reserved.tokens} from ${reserved}), 0))`
  const counter = (owner: SQL) =>
    and(
      eq(modelUsage.month, sql.placeholder('month')),
      eq(modelUsage.purpose, sql.placeholder('purpose')),
      sql`${modelUsage.ownerId} = ${owner}`,
    )
  // The owner's counter first, the lock order of `reserveTokens`.
  const own = database.$with('own').as(
    database
      .update(modelUsage)
      .set({ tokens: settled })
      .where(counter(sql`${sql.placeholder('ownerId')}::bigint`))
      .returning({ ownerId: modelUsage.ownerId }),
  )
  return database
    .with(reserved, own)
    .update(modelUsage)
    .set({ tokens: settled })
    .where(and(counter(sql`0`), sql`exists (select from ${own})`))
    .prepare('settle_tokens')
})
