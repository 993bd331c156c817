import { currency } from '@parleykit/contract/billing/prices'
import type Stripe from 'stripe'
import type { Platform } from '../../../platform/platform.ts'
import { recordReceipt } from '../base/record-receipt.ts'
import { changeBilling } from '../entitlements/change-billing.ts'

/** Stores the present state of a Stripe invoice. Ignores invoices that charge nothing or were never attempted. */
export async function storeStripeReceipt(
  platform: Platform,
  client: Stripe,
  wanted: { readonly ownerId: number; readonly invoiceId: string; readonly isRefunded: boolean },
): Promise<void> {
  const { ownerId, invoiceId } = wanted
  const invoice = await client.invoices.retrieve(invoiceId)
  const isPaid = invoice.status === 'paid'
  const amountCents = isPaid ? invoice.amount_paid : invoice.amount_due
  if (amountCents <= 0 || (!isPaid && invoice.attempt_count === 0)) return
  if (invoice.currency !== currency) {
    platform.log.warn({ invoice: invoiceId }, `An invoice was rejected: its currency isn't ${currency}`)
    return
  }
  const line = invoice.lines.data.at(-1)
  const { start, end } = line?.period ?? { start: invoice.period_start, end: invoice.period_end }
  await changeBilling(platform, ownerId, null, (transaction) =>
    recordReceipt(transaction, {
      userId: ownerId,
      providerId: invoiceId,
      number: invoice.number ?? invoiceId,
      description: (line?.description ?? 'Subscription').slice(0, 200),
      amountCents,
      status: wanted.isRefunded ? 'refunded' : isPaid ? 'paid' : 'failed',
      periodStart: new Date(start * 1000),
      periodEnd: new Date(end * 1000),
      issuedAt: new Date(invoice.created * 1000),
      url: invoice.hosted_invoice_url ?? null,
    }),
  )
}
