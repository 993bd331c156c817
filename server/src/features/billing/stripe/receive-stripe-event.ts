import type Stripe from 'stripe'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { billingEvents, checkouts } from '../base/tables.ts'
import { idOf } from './parse-stripe-terms.ts'
import { storeStripeReceipt } from './store-stripe-receipt.ts'
import { syncSubscription } from './sync-subscription.ts'

/** The event types that the webhook subscribes to. Others are acknowledged and ignored. */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'invoice.paid',
  'invoice.payment_failed',
] as const

/**
 * Handles an event signed by Stripe. An event only says which object to fetch, so events may arrive twice, late and in
 * any order. Its ID is stored when all is done; after an earlier failure, Stripe sends it again.
 */
export async function receiveStripeEvent(
  platform: Platform,
  client: Stripe,
  event: Stripe.Event,
): Promise<void> {
  const { database, clock } = platform
  const [known] = await database.select().from(billingEvents).where(eq(billingEvents.id, event.id))
  if (known) return
  if (event.type === 'checkout.session.expired') await expireCheckout(platform, event.data.object)
  const { subscriptionId, invoiceId } = subjectOf(event)
  if (subscriptionId !== null) {
    const synced = await syncSubscription(platform, client, subscriptionId)
    if (synced && invoiceId !== null)
      await storeStripeReceipt(platform, client, { ownerId: synced.ownerId, invoiceId, isRefunded: false })
  }
  await database
    .insert(billingEvents)
    .values({ id: event.id, type: event.type, receivedAt: clock() })
    .onConflictDoNothing()
}

interface Subject {
  readonly subscriptionId: string | null
  readonly invoiceId: string | null
}

const named = (id: string | { readonly id: string } | null | undefined) => (id ? idOf(id) : null)

function subjectOf(event: Stripe.Event): Subject {
  switch (event.type) {
    case 'checkout.session.completed':
      return { subscriptionId: named(event.data.object.subscription), invoiceId: null }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { subscriptionId: event.data.object.id ?? null, invoiceId: null }
    case 'subscription_schedule.created':
    case 'subscription_schedule.updated':
    case 'subscription_schedule.released':
    case 'subscription_schedule.canceled': {
      const { subscription, released_subscription: released } = event.data.object
      return { subscriptionId: named(subscription) ?? released ?? null, invoiceId: null }
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { id, parent } = event.data.object
      return { subscriptionId: named(parent?.subscription_details?.subscription), invoiceId: id ?? null }
    }
    default:
      return { subscriptionId: null, invoiceId: null }
  }
}

async function expireCheckout(platform: Platform, session: Stripe.Checkout.Session): Promise<void> {
  const id = session.client_reference_id
  if (id === null) return
  const [checkout] = await platform.database.select().from(checkouts).where(eq(checkouts.id, id))
  if (checkout?.status !== 'open' || checkout.providerId !== session.id) return
  await platform.database.update(checkouts).set({ status: 'expired' }).where(eq(checkouts.id, id))
}
