import type { PaidPlan } from '@parleykit/contract/prices'

/** Such as "Standard, monthly". */
export function planInWords({ tier, interval }: PaidPlan): string {
  return `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}, ${interval === 'month' ? 'monthly' : 'yearly'}`
}
