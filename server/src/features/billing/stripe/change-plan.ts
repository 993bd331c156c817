import { type PaidPlan, whenChanged } from '@parleykit/contract/billing/prices'
import type Stripe from 'stripe'
import type { SubscriptionRow } from '../base/tables.ts'
import { idOf } from './parse-stripe-terms.ts'

/** The present item of a subscription, which has only one. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error("A subscription of Stripe's has no item")
  return item
}

/** Cancels a change pending for the next period, if there is one. */
export async function release(client: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule) await client.subscriptionSchedules.release(idOf(schedule))
}

/**
 * Changes a subscription to a price, now or with the next period. A change now charges the difference displayed for
 * `pricedAt`, or fails without a change. Concurrent calls change and charge it once.
 */
export async function changePlan(
  client: Stripe,
  row: SubscriptionRow,
  to: PaidPlan,
  { price, pricedAt }: { readonly price: string; readonly pricedAt: Date },
): Promise<void> {
  const subscription = await client.subscriptions.retrieve(row.providerId)
  const item = itemOf(subscription)
  if (item.price.id === price) return release(client, subscription)
  if (whenChanged(row, to) === 'period_end') return changeNext(client, subscription, to, price)
  await release(client, subscription)
  const invoice = subscription.latest_invoice === null ? 'none' : idOf(subscription.latest_invoice)
  const proration_date = Math.max(Math.floor(pricedAt.getTime() / 1000), item.current_period_start)
  await client.subscriptions.update(
    row.providerId,
    {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      proration_date,
    },
    { idempotencyKey: ['change', row.providerId, invoice, price, proration_date].join('-') },
  )
}

async function changeNext(
  client: Stripe,
  subscription: Stripe.Subscription,
  to: PaidPlan,
  price: string,
): Promise<void> {
  const item = itemOf(subscription)
  const schedule = subscription.schedule
    ? await client.subscriptionSchedules.retrieve(idOf(subscription.schedule))
    : await client.subscriptionSchedules.create({ from_subscription: subscription.id })
  await client.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: schedule.phases[0]?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: to.interval, interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  })
}
