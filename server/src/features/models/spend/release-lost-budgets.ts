import { lt } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import { settleSpend } from './base/settle-spend.ts'
import { modelBudgetReservations } from './base/tables.ts'

/** Releases what was reserved of budgets before a given time by processes that died. */
export async function releaseLostBudgets(database: Database, before: Date): Promise<void> {
  const lost = await database
    .select()
    .from(modelBudgetReservations)
    .where(lt(modelBudgetReservations.reservedAt, before))
    .limit(1000)
  for (const { id, month, ownerId, agentId } of lost) {
    const nothing = { model: '', isOwnKey: false, inputTokens: 0, outputTokens: 0, costMicros: 0 }
    await settleSpend(database, { ...nothing, day: month, ownerId, agentId, reservationId: id })
  }
}
