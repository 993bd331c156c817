import type { ModelBudget } from '@parleykit/contract/models/model-budget'
import { budgetLimits } from './budget-limits.ts'

/** What counts against a budget. */
export interface Counted {
  readonly tokens: number
  readonly costMicros: number
}

const low = 0.8

/** The budget as it is recorded with a notice: a notice counts until the budget changes. */
export const budgetName = ({ unit, amount }: ModelBudget): string => `${unit} ${amount}`

/**
 * The share of a budget, in percent, that its owner must know of; null below 80 %. It is used up if it is spent, or if
 * too little is left for a call that was turned down.
 */
export function budgetMark(budget: ModelBudget, used: Counted, wanted: Counted): 80 | 100 | null {
  const limits = budgetLimits(budget)
  const limit = limits.tokens ?? limits.costMicros ?? 0
  const unit = budget.unit === 'tokens' ? 'tokens' : 'costMicros'
  if (used[unit] >= limit || used[unit] + wanted[unit] > limit) return 100
  return used[unit] >= limit * low ? 80 : null
}
