import type { PaidPlan } from '@parleykit/contract/prices'

/** Such as "Standard". */
export function tierInWords(tier: string): string {
  return `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}`
}

/** Such as "Standard, monthly". */
export function planInWords({ tier, interval }: PaidPlan): string {
  return `${tierInWords(tier)}, ${interval === 'month' ? 'monthly' : 'yearly'}`
}
