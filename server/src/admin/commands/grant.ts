import { tiers } from '@parleykit/contract/plans'
import { grantTier } from '../../features/account/index.ts'
import { accountOf, type OpenOperator } from '../operator/operator.ts'

export const accountTierNames = tiers.join(', ')

export async function grant(
  operator: OpenOperator,
  [name = '', plan = '']: readonly string[],
): Promise<void> {
  const tier = tiers.find((known) => known === plan.toLowerCase())
  if (!tier) throw new Error(`“${plan}” is no plan. There are ${accountTierNames}.`)
  const { id, username } = await accountOf(operator, name)
  const inForce = await grantTier(operator, id, tier)
  console.log(`${username} has the plan ${inForce} now.`)
}
