import type { ModelBudget } from '@parleykit/contract/models/model-budget'

/** A budget in the units that are counted. Null: no limit. */
export interface BudgetLimits {
  readonly tokens: number | null
  /** In millionths of a US dollar. */
  readonly costMicros: number | null
}

export const microsOfDollar = 1_000_000

/** What may be counted against a budget. */
export function budgetLimits(budget: ModelBudget | null): BudgetLimits {
  return {
    tokens: budget?.unit === 'tokens' ? budget.amount : null,
    costMicros: budget?.unit === 'usd' ? Math.floor(budget.amount * microsOfDollar) : null,
  }
}
