import type { PaidPlan } from '@parleykit/contract/billing/prices'

/** For example "Standard". */
export function tierInWords(tier: string): string {
  return `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}`
}

/** For example "Standard, monthly". */
export function planInWords({ tier, interval }: PaidPlan): string {
  return `${tierInWords(tier)}, ${interval === 'month' ? 'monthly' : 'yearly'}`
}
