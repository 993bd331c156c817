import { lt } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import { settleTokens } from './base/settle-tokens.ts'
import { tokenReservations } from './base/tables.ts'

/** Releases tokens that were reserved before a given time by processes that died. */
export async function releaseLostTokens(database: Database, before: Date): Promise<void> {
  const lost = await database
    .select()
    .from(tokenReservations)
    .where(lt(tokenReservations.reservedAt, before))
    .limit(1000)
  for (const reservation of lost) await settleTokens(database, reservation, 0)
}
