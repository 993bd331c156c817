import {
  billingIntervals,
  currency,
  type PaidPlan,
  paidTiers,
  periodCents,
} from '@parleykit/contract/billing/prices'
import type Stripe from 'stripe'

const prefix = 'parleykit'

/** The lookup key of a plan's price at Stripe. */
export function lookupKeyOf({ tier, interval }: PaidPlan): string {
  return `${prefix}_${tier}_${interval}`
}

/**
 * The plan of a Stripe price, or the reason that it is none. The amount isn't compared, since earlier subscribers keep
 * paying the old price.
 */
export function planOfPrice(price: Stripe.Price): PaidPlan | string {
  const name = price.lookup_key ?? price.metadata?.parleykit_plan
  const tier = paidTiers.find((each) =>
    billingIntervals.some((every) => name === `${prefix}_${each}_${every}`),
  )
  const interval = billingIntervals.find((every) => tier && name === lookupKeyOf({ tier, interval: every }))
  if (!tier || !interval) return 'its price is not one of ours'
  if (price.currency !== currency) return `its currency isn't ${currency}`
  if (price.recurring?.interval !== interval || price.recurring.interval_count !== 1)
    return 'its price is not for the interval of its plan'
  return { tier, interval }
}

/** Whether a price matches the pricing page. */
export function matchesPricingPage(price: Stripe.Price, plan: PaidPlan): boolean {
  return typeof planOfPrice(price) !== 'string' && price.unit_amount === periodCents(plan)
}
