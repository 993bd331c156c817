import { useQuery } from '@tanstack/react-query'
import type { BudgetValues } from './budget-form-values.ts'
import { BudgetInput } from './budget-input.tsx'
import { formatAmount, tokensOf } from './format-cost.ts'
import { workspaceSpendQuery } from './queries.ts'
import { spendingTexts } from './spending-texts.ts'

interface BudgetFieldProps {
  readonly label: string
  readonly agentId: number
  readonly value: BudgetValues
  readonly error: string | undefined
  readonly onChange: (value: BudgetValues) => void
}

/** The monthly budget of an agent, with what was spent of it. */
export function BudgetField({ agentId, ...input }: BudgetFieldProps) {
  const { data } = useQuery(workspaceSpendQuery)
  const { unit } = input.value
  const rows = data?.rows.filter((row) => row.agentId === agentId) ?? []
  const spent = rows.reduce((sum, { month }) => sum + (unit === 'usd' ? month.cost : tokensOf(month)), 0)
  const used = data && unit !== '' && spendingTexts.usedSoFar(formatAmount(unit, spent))
  return <BudgetInput {...input} help={[used, spendingTexts.fieldHelp].filter(Boolean).join(' ')} />
}
