import type { BillingProvider } from '@parleykit/contract/billing'
import type { Tier } from '@parleykit/contract/plans'
import { compareTiers, tierWithoutPlan } from '@parleykit/contract/prices'
import type { SubscriptionRow } from '../base/tables.ts'

export interface TierSources {
  readonly provider: BillingProvider
  /** What the operator has given; null for nothing. */
  readonly granted: string | null
  readonly subscription: Pick<SubscriptionRow, 'status' | 'tier'> | null
}

/** The tier that an account has: the largest of what everybody gets, what the operator gave and what is subscribed to. */
export function entitledTier({ provider, granted, subscription }: TierSources): string {
  const base: Tier = tierWithoutPlan(provider)
  const subscribed = subscription && subscription.status !== 'ended' ? subscription.tier : base
  return [granted ?? base, subscribed].reduce(
    (largest, tier) => (compareTiers(tier, largest) > 0 ? tier : largest),
    base as string,
  )
}
