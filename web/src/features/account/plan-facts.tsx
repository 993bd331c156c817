import type { User } from '@parleykit/contract/auth/account'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { Text } from '@radix-ui/themes'

/** The name and limits of the owner's plan. */
export function PlanFacts({ user }: { readonly user: User }) {
  const { agents, monthlyCredits } = limitsOf(user.subscriptionTier)
  return (
    <Text as="p" size="2">
      <Text className="capitalized" weight="medium">
        {user.subscriptionTier}
      </Text>
      : {agents === 1 ? '1 agent' : `${agents.toLocaleString()} agents`}, {monthlyCredits.toLocaleString()}{' '}
      chat credits a month
    </Text>
  )
}
