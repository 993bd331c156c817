import type { PaidPlan } from '@parleykit/contract/billing/prices'

/** For example "Standard". */
export function formatTier(tier: string): string {
  return `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}`
}

/** For example "Standard, monthly". */
export function formatPlan({ tier, interval }: PaidPlan): string {
  return `${formatTier(tier)}, ${interval === 'month' ? 'monthly' : 'yearly'}`
}
