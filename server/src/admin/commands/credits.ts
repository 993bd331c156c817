import { limitsOf } from '@parleykit/contract/billing/plans'
import { setRemainingCredits } from '../../features/billing/usage/index.ts'
import { accountOf, type OpenOperator } from '../operator/operator.ts'

export async function credits(
  operator: OpenOperator,
  [name = '', number = '']: readonly string[],
): Promise<void> {
  const { id: userId, username, subscriptionTier, billingAnchorAt } = await accountOf(operator, name)
  const { monthlyCredits } = limitsOf(subscriptionTier)
  const left = /^\d{1,9}$/.test(number) ? Number(number) : Number.NaN
  if (!(left <= monthlyCredits))
    throw new Error(`“${number}” must be a whole number from 0 to ${monthlyCredits}, the plan's credits.`)
  await setRemainingCredits(operator, { userId, ownerTier: subscriptionTier, billingAnchorAt, left })
  operator.print(`${username} has ${left} of ${monthlyCredits} chat credits left in this period.`)
}
