import type { ChangePreview } from '@parleykit/contract/billing/billing'
import { type PaidPlan, whenChanged } from '@parleykit/contract/billing/prices'
import type Stripe from 'stripe'
import type { SubscriptionRow } from '../base/tables.ts'
import { priceChange } from '../core/price-change.ts'
import { itemOf } from './change-plan.ts'

/** Stripe's calculation of the charge for a change at a given time. */
export async function previewPlan(
  client: Stripe,
  row: SubscriptionRow,
  to: PaidPlan,
  { price, pricedAt }: { readonly price: string; readonly pricedAt: Date },
): Promise<ChangePreview> {
  const ours = priceChange({ start: row.periodStart, end: row.periodEnd }, row, to, pricedAt)
  if (whenChanged(row, to) === 'period_end') return ours
  const item = itemOf(await client.subscriptions.retrieve(row.providerId))
  const invoice = await client.invoices.createPreview({
    subscription: row.providerId,
    subscription_details: {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: Math.max(Math.floor(pricedAt.getTime() / 1000), item.current_period_start),
    },
  })
  const lines = invoice.lines.data.map((line) => ({
    description: line.description ?? 'Subscription',
    amountCents: line.amount,
  }))
  return { ...ours, dueNowCents: Math.max(0, invoice.amount_due), lines }
}
