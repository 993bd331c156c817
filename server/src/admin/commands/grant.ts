import { tiers } from '@parleykit/contract/billing/plans'
import { grantTier } from '../../features/account/index.ts'
import { accountOf, commandActor, type OpenOperator } from '../operator/operator.ts'

export const accountTierNames = tiers.join(', ')

export async function grant(
  operator: OpenOperator,
  [name = '', plan = '']: readonly string[],
): Promise<void> {
  const tier = tiers.find((known) => known === plan.toLowerCase())
  if (!tier) throw new Error(`“${plan}” isn't a plan. Choose one of ${accountTierNames}.`)
  const { id, username } = await accountOf(operator, name)
  const inForce = await grantTier(operator, id, tier, commandActor)
  operator.print(`${username} is now on the ${inForce} plan.`)
}
