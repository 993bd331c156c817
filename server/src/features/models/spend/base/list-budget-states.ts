import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import type { BudgetState } from '@parleykit/contract/models/spend'
import { and, eq, gte, sql } from '../../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../../platform/database/index.ts'
import { microsOfDollar } from '../core/budget-limits.ts'
import { modelBudgetUsage, modelSpend } from './tables.ts'

interface Budgeted {
  readonly ownerId: number
  /** The first day of the month. */
  readonly month: string
  readonly budget: ModelBudget | null
  readonly agents: readonly { readonly id: number; readonly budget: ModelBudget | null }[]
}

/** How much of this month's budgets of a workspace and its agents is used. */
export async function listBudgetStates(
  database: Queryable,
  { ownerId, month, budget, agents }: Budgeted,
): Promise<BudgetState[]> {
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
    return { agentId: id, budget, used }
  })
}
