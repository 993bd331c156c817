import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import type { BudgetState } from '@parleykit/contract/models/spend'
import { and, eq, gte, sql } from '../../../../platform/database/drizzle.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { readModelSettings } from '../../index.ts'
import { microsOfDollar } from '../core/budget-limits.ts'
import { budgetName } from '../core/budget-mark.ts'
import { presentDays } from './sum-spend.ts'
import { modelBudgetUsage, modelSpend } from './tables.ts'

interface Budgeted {
  readonly ownerId: number
  readonly agents: readonly { readonly id: number; readonly budget: ModelBudget | null }[]
}

/** How much of this month's budgets of a workspace and its agents is used. */
export async function listBudgetStates(
  platform: Platform,
  { ownerId, agents }: Budgeted,
): Promise<BudgetState[]> {
  const { database, clock } = platform
  const { month } = presentDays(clock())
  const { budget } = await readModelSettings(platform, ownerId)
  const budgets = [{ id: null, budget }, ...agents].filter((each) => each.budget !== null)
  if (budgets.length === 0) return []
  const [counted, spent] = await Promise.all([
    database
      .select()
      .from(modelBudgetUsage)
      .where(and(eq(modelBudgetUsage.ownerId, ownerId), eq(modelBudgetUsage.month, month))),
    // Counters begin with the first call after a budget was set.
    database
      .select({
        agentId: modelSpend.agentId,
        tokens: sql`sum(${modelSpend.inputTokens} + ${modelSpend.outputTokens})`.mapWith(Number),
        costMicros: sql`sum(${modelSpend.costMicros})`.mapWith(Number),
      })
      .from(modelSpend)
      .where(and(eq(modelSpend.ownerId, ownerId), gte(modelSpend.day, month)))
      .groupBy(modelSpend.agentId),
  ])
  return budgets.flatMap(({ id, budget }) => {
    if (!budget) return []
    const counter = counted.find(({ agentId }) => agentId === (id ?? 0))
    const rows = counter ? [counter] : spent.filter(({ agentId }) => id === null || agentId === id)
    const sum = (unit: 'tokens' | 'costMicros') => rows.reduce((total, row) => total + row[unit], 0)
    const used = budget.unit === 'tokens' ? sum('tokens') : sum('costMicros') / microsOfDollar
    // A notice of 100 % is recorded when too little is left for a reply, too.
    const isRefused = counter?.notifiedPercent === 100 && counter.notifiedBudget === budgetName(budget)
    return { agentId: id, budget, used, isUsedUp: isRefused || used >= budget.amount }
  })
}
