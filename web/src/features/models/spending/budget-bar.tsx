import type { BudgetState } from '@parleykit/contract/models/spend'
import { Progress, Text } from '@radix-ui/themes'
import { formatAmount } from './format-cost.ts'
import { spendingTexts } from './spending-texts.ts'

/** How much of a budget is used. */
export function BudgetBar({
  label,
  state: { budget, used, isUsedUp },
}: {
  label: string
  state: BudgetState
}) {
  const { unit, amount } = budget
  const percent = Math.min(100, Math.floor((used / amount) * 100))
  const [usedWords, budgetWords] = [formatAmount(unit, used), formatAmount(unit, amount)]
  const words =
    used > amount
      ? spendingTexts.overused(usedWords, budgetWords)
      : spendingTexts.used(unit === 'usd' ? usedWords : used.toLocaleString(), budgetWords, percent)
  return (
    <div>
      <Progress
        value={percent}
        color={isUsedUp ? 'red' : percent >= 80 ? 'yellow' : 'iris'}
        aria-label={label}
        aria-valuetext={words}
      />
      <Text as="p" size="1" color="gray" mt="1" className="tabular">
        {words}
        {isUsedUp && ` ${used < amount ? spendingTexts.restTooSmall : spendingTexts.usedUp}`}
      </Text>
    </div>
  )
}
