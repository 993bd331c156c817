import { type ModelBudget, modelBudgetSchema } from '@parleykit/contract/models/model-budget'
import { z } from 'zod'
import { readAmount } from './read-amount.ts'

/** A budget as typed. */
export const budgetValues = z
  .object({ unit: z.enum(['', 'tokens', 'usd']), amount: z.string() })
  .transform(({ unit, amount }) =>
    unit === '' ? null : { unit, amount: readAmount(amount, unit === 'usd' ? 2 : 0) },
  )
  .pipe(modelBudgetSchema.nullable())
export type BudgetValues = z.input<typeof budgetValues>

/** A saved budget as it is typed. */
export function toBudgetValues(budget: ModelBudget | null): BudgetValues {
  return budget
    ? { unit: budget.unit, amount: budget.amount.toLocaleString('en-US', { maximumFractionDigits: 2 }) }
    : { unit: '', amount: '' }
}
