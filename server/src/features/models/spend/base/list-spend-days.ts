import { type Spend, spendDays } from '@parleykit/contract/models/spend'
import { and, eq, gte } from '../../../../platform/database/drizzle.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { sumSpend } from './sum-spend.ts'
import { modelSpend } from './tables.ts'

const dayMs = 24 * 60 * 60 * 1000
const nothing: Spend = { requests: 0, inputTokens: 0, outputTokens: 0, cost: 0, unpricedRequests: 0 }

/** What a workspace, or all (null), spent on each of the last days, today last. */
export async function listSpendDays(
  { database, clock }: Platform,
  ownerId: number | null,
): Promise<(Spend & { readonly date: string })[]> {
  const today = clock().getTime()
  const dates = Array.from({ length: spendDays }, (_, at) =>
    new Date(today - (spendDays - 1 - at) * dayMs).toISOString().slice(0, 10),
  )
  const rows = await database
    .select({ date: modelSpend.day, spend: sumSpend() })
    .from(modelSpend)
    .where(
      and(
        gte(modelSpend.day, dates[0] ?? ''),
        ownerId === null ? undefined : eq(modelSpend.ownerId, ownerId),
      ),
    )
    .groupBy(modelSpend.day)
  const byDate = new Map(rows.map(({ date, spend }) => [date, spend]))
  return dates.map((date) => ({ date, ...(byDate.get(date) ?? nothing) }))
}
