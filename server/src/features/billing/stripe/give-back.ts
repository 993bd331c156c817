import type Stripe from 'stripe'
import type { Platform } from '../../../platform/platform.ts'
import { isInvalidRequest } from './asking-stripe.ts'
import { keepReceipt } from './keep-receipt.ts'
import { idOf } from './read-stripe-terms.ts'

/** Ends a subscription that was paid too late, and refunds it. Safe to repeat. */
export async function giveBack(
  platform: Platform,
  client: Stripe,
  subscription: Stripe.Subscription,
  ownerId: number | null,
): Promise<void> {
  const { id, latest_invoice: latest, status } = subscription
  if (status !== 'canceled') {
    try {
      await client.subscriptions.cancel(id, {}, { idempotencyKey: `give-back-${id}` })
    } catch (error) {
      if (!isInvalidRequest(error)) throw error // it has ended already
    }
  }
  if (latest === null) return
  const invoice = idOf(latest)
  const { data: payments } = await client.invoicePayments.list({ invoice, status: 'paid' })
  for (const { id: paymentId, payment } of payments) {
    if (!payment.payment_intent) continue
    await client.refunds.create(
      { payment_intent: idOf(payment.payment_intent) },
      { idempotencyKey: `refund-${paymentId}` },
    )
  }
  if (ownerId !== null) await keepReceipt(platform, client, { ownerId, invoiceId: invoice, isRefunded: true })
}
