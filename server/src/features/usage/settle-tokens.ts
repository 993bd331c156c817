import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import type { TokenReservation } from './reserve-tokens.ts'
import { modelUsage, tokenReservations } from './tables.ts'

/** Counts what a call took instead of what was reserved for it, which may have been released meanwhile. */
export async function settleTokens(
  database: Database,
  { id, month, purpose, ownerId }: TokenReservation,
  tokens: number,
): Promise<void> {
  const reserved = database
    .$with('reserved')
    .as(
      database
        .delete(tokenReservations)
        .where(eq(tokenReservations.id, id))
        .returning({ tokens: tokenReservations.tokens }),
    )
  const settled: SQL<number> = sql`greatest(0, ${modelUsage.tokens} + ${tokens}
    - coalesce((select ${reserved.tokens} from ${reserved}), 0))`
  const counter = (of: number) =>
    and(eq(modelUsage.month, month), eq(modelUsage.purpose, purpose), eq(modelUsage.ownerId, of))
  // The owner's counter first, as `reserveTokens` locks them.
  const own = database
    .$with('own')
    .as(
      database
        .update(modelUsage)
        .set({ tokens: settled })
        .where(counter(ownerId))
        .returning({ ownerId: modelUsage.ownerId }),
    )
  await database
    .with(reserved, own)
    .update(modelUsage)
    .set({ tokens: settled })
    .where(and(counter(0), sql`exists (select from ${own})`))
}
