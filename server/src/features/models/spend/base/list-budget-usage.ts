import { and, eq, inArray, type SQL, sql } from '../../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../../platform/database/index.ts'
import { modelBudgetReservations, modelBudgetUsage } from './tables.ts'

/** What has been spent of the month's budgets of a workspace and an agent, without calls that are running. */
export async function listBudgetUsage(
  database: Queryable,
  { ownerId, month, agentId }: { readonly ownerId: number; readonly month: string; readonly agentId: number },
) {
  const usage = modelBudgetUsage
  const held = modelBudgetReservations
  const running = (column: typeof held.tokens | typeof held.costMicros): SQL =>
    sql`coalesce((select sum(${column}) from ${held} where ${held.ownerId} = ${usage.ownerId}
      and ${held.month} = ${usage.month} and ${usage.agentId} in (0, ${held.agentId})), 0)`
  return database
    .select({
      agentId: usage.agentId,
      tokens: sql`${usage.tokens} - ${running(held.tokens)}`.mapWith(Number),
      costMicros: sql`${usage.costMicros} - ${running(held.costMicros)}`.mapWith(Number),
      notifiedPercent: usage.notifiedPercent,
      notifiedBudget: usage.notifiedBudget,
    })
    .from(usage)
    .where(and(eq(usage.ownerId, ownerId), eq(usage.month, month), inArray(usage.agentId, [0, agentId])))
}
