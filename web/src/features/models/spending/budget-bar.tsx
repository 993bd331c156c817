import type { BudgetState } from '@parleykit/contract/models/spend'
import { Progress, Text } from '@radix-ui/themes'
import { formatAmount, formatCost } from './format-cost.ts'
import { spendingTexts } from './spending-texts.ts'

/** How much of a budget is used. */
export function BudgetBar({ label, state: { budget, used } }: { label: string; state: BudgetState }) {
  const { unit, amount } = budget
  const percent = Math.min(100, Math.floor((used / amount) * 100))
  const words = spendingTexts.used(
    unit === 'usd' ? formatCost(used) : used.toLocaleString(),
    formatAmount(unit, amount),
    percent,
  )
  return (
    <div>
      <Progress
        value={percent}
        color={percent >= 100 ? 'red' : percent >= 80 ? 'yellow' : 'iris'}
        aria-label={label}
        aria-valuetext={words}
      />
      <Text as="p" size="1" color="gray" mt="1" className="tabular">
        {words}
        {used >= amount && ` ${spendingTexts.usedUp}`}
      </Text>
    </div>
  )
}
