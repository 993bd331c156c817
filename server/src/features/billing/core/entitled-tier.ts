import type { BillingProvider } from '@parleykit/contract/billing/billing'
import type { Tier } from '@parleykit/contract/billing/plans'
import { compareTiers, tierWithoutPlan } from '@parleykit/contract/billing/prices'
import type { SubscriptionRow } from '../base/tables.ts'

export interface TierSources {
  readonly provider: BillingProvider
  /** The tier that the operator granted, or null. */
  readonly granted: string | null
  readonly subscription: Pick<SubscriptionRow, 'status' | 'tier'> | null
}

/** An account's tier: the largest of the default, the granted and the subscribed tier. */
export function entitledTier({ provider, granted, subscription }: TierSources): string {
  const base: Tier = tierWithoutPlan(provider)
  const subscribed = subscription && subscription.status !== 'ended' ? subscription.tier : base
  return [granted ?? base, subscribed].reduce(
    (largest, tier) => (compareTiers(tier, largest) > 0 ? tier : largest),
    base as string,
  )
}
