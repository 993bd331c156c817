import { billingIntervals, currency, type PaidPlan, paidTiers, periodCents } from '@parleykit/contract/prices'
import type Stripe from 'stripe'

const prefix = 'parleykit'

/** How Stripe finds the price of a plan. */
export function lookupKeyOf({ tier, interval }: PaidPlan): string {
  return `${prefix}_${tier}_${interval}`
}

/**
 * The plan that a price of Stripe's stands for, or why it stands for none. What it costs isn't compared: who subscribed
 * before prices changed goes on paying the old one.
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

/** Whether a price charges what the pricing page says. */
export function isAsShown(price: Stripe.Price, plan: PaidPlan): boolean {
  return typeof planOfPrice(price) !== 'string' && price.unit_amount === periodCents(plan)
}
