import type { PaidPlan } from '@parleykit/contract/billing/prices'
import type Stripe from 'stripe'
import type { SubscriptionRow } from '../base/tables.ts'
import { planOfPrice } from './stripe-prices.ts'

/** Fields to expand when retrieving a subscription. */
export const termsExpanded = ['schedule.phases.items.price']

export type StripeTerms = Pick<
  SubscriptionRow,
  | 'tier'
  | 'interval'
  | 'status'
  | 'customerId'
  | 'startedAt'
  | 'anchorAt'
  | 'periodStart'
  | 'periodEnd'
  | 'cancelAtPeriodEnd'
  | 'nextTier'
  | 'nextInterval'
>

const instantOf = (seconds: number) => new Date(seconds * 1000)

/**
 * Stripe's subscription as we store it. Null while its first payment is open; a string says why it isn't one of ours.
 */
export function parseStripeTerms(subscription: Stripe.Subscription): StripeTerms | string | null {
  const status = statusOf(subscription.status)
  if (status === null) return null
  const [item, further] = subscription.items.data
  if (!item || further || item.quantity !== 1) return 'it is not for one price, once'
  const plan = planOfPrice(item.price)
  if (typeof plan === 'string') return plan
  const next = nextPlanOf(subscription, item.current_period_end)
  return {
    ...plan,
    status,
    customerId: idOf(subscription.customer),
    startedAt: instantOf(subscription.start_date),
    anchorAt: instantOf(subscription.billing_cycle_anchor),
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    nextTier: next?.tier ?? null,
    nextInterval: next?.interval ?? null,
  }
}

/** Null while the first payment is open. */
function statusOf(status: Stripe.Subscription.Status): StripeTerms['status'] | null {
  if (status === 'incomplete') return null
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'past_due' ? 'past_due' : 'ended'
}

function nextPlanOf({ schedule }: Stripe.Subscription, periodEnd: number): PaidPlan | null {
  if (!schedule || typeof schedule === 'string') return null
  const [item] = schedule.phases.find(({ start_date }) => start_date >= periodEnd)?.items ?? []
  if (!item || typeof item.price === 'string' || 'deleted' in item.price) return null
  const plan = planOfPrice(item.price)
  return typeof plan === 'string' ? null : plan
}

export function idOf(named: string | { readonly id: string }): string {
  return typeof named === 'string' ? named : named.id
}
