import { limitsOf } from '@parleykit/contract/billing/plans'
import { recordAccountChange } from '../../features/account/index.ts'
import { setRemainingCredits } from '../../features/billing/usage/index.ts'
import { accountOf, commandActor, type OpenOperator } from '../operator/operator.ts'

export async function credits(
  operator: OpenOperator,
  [name = '', number = '']: readonly string[],
): Promise<void> {
  const account = await accountOf(operator, name)
  const { id: userId, username, subscriptionTier, billingAnchorAt } = account
  const { monthlyCredits } = limitsOf(subscriptionTier)
  const left = /^\d{1,9}$/.test(number) ? Number(number) : Number.NaN
  if (!(left <= monthlyCredits))
    throw new Error(`“${number}” must be a whole number from 0 to ${monthlyCredits}, the plan's credits.`)
  const change = { action: 'account_credits_changed', account, details: { left } } as const
  await setRemainingCredits(
    operator,
    { userId, ownerTier: subscriptionTier, billingAnchorAt, left },
    recordAccountChange({ operator, ...commandActor }, change),
  )
  operator.print(`${username} has ${left} of ${monthlyCredits} chat credits left in this period.`)
}
