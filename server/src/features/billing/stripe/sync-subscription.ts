import { graceDays } from '@parleykit/contract/billing/limits'
import type Stripe from 'stripe'
import { and, eq, ne } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkouts, type SubscriptionRow, subscriptions } from '../base/tables.ts'
import { changeBilling } from '../entitlements/change-billing.ts'
import { isInvalidRequest } from './call-stripe.ts'
import { idOf, parseStripeTerms, type StripeTerms, termsExpanded } from './parse-stripe-terms.ts'
import { storeStripeReceipt } from './store-stripe-receipt.ts'

const triesMax = 5

/** The owner of a Stripe subscription. `ownerId` is null if the account is gone. */
interface Payer {
  readonly ownerId: number | null
  readonly checkoutId: string | null
  /** The number of the last stored read; null for none. */
  readonly reading: number | null
}

export interface Synced {
  readonly ownerId: number
  readonly subscription: Stripe.Subscription
}

/**
 * Copies a subscription's present state from Stripe, whatever the order of its events. Reads again if another read was
 * stored meanwhile. Null, with a line in the log, if it isn't one of ours or comes too late.
 */
export async function syncSubscription(
  platform: Platform,
  client: Stripe,
  providerId: string,
): Promise<Synced | null> {
  const { log } = platform
  for (let tries = 0; tries < triesMax; tries++) {
    const known = await findPayer(platform, providerId)
    const subscription = await client.subscriptions.retrieve(providerId, { expand: termsExpanded })
    const payer = known ?? (await findBuyer(platform, subscription))
    const refuse = (why: string) => {
      log.warn({ subscription: providerId }, `A Stripe subscription was rejected: ${why}`)
      return null
    }
    if (!payer) return refuse("it wasn't started by a checkout on this server")
    const terms = parseStripeTerms(subscription)
    if (typeof terms === 'string') return refuse(terms)
    if (terms === null) return null
    if (payer.ownerId === null) {
      if (terms.status !== 'ended') await giveBack(platform, client, subscription, null)
      return refuse('its account is gone')
    }
    const { ownerId } = payer
    const outcome = await changeBilling(platform, ownerId, null, (transaction, current) =>
      store(platform, transaction, { providerId, payer, ownerId, terms, current }),
    )
    if (outcome === 'stored') return { ownerId, subscription }
    if (outcome === 'read again') continue
    if (outcome === 'nothing') return null
    if (outcome === null) return refuse('its account is gone')
    // The other subscription may have ended at Stripe, with its event still on the way.
    const other = await syncSubscription(platform, client, outcome.other)
    if (other && other.subscription.status === 'canceled') continue
    await giveBack(platform, client, subscription, ownerId)
    return refuse('it was paid after another one, and has been given back')
  }
  throw new Error('A subscription changes faster than it can be read')
}

type Outcome = 'stored' | 'read again' | 'nothing' | { readonly other: string }

async function store(
  platform: Platform,
  transaction: Transaction,
  read: {
    readonly providerId: string
    readonly payer: Payer
    readonly ownerId: number
    readonly terms: StripeTerms
    readonly current: SubscriptionRow | null
  },
): Promise<Outcome> {
  const { providerId, payer, ownerId, terms, current } = read
  const own = current?.providerId === providerId ? current : null
  if ((own?.reading ?? null) !== payer.reading) return 'read again'
  if (!own && terms.status === 'ended') return 'nothing'
  if (!own && current?.provider === 'stripe' && current.status !== 'ended')
    return { other: current.providerId }
  // Its grace period is over here, and Stripe is asked to end it.
  const stays = own?.status === 'ended' && terms.status === 'past_due'
  const graceMs = graceDays * 24 * 3600_000
  const graceEndsAt =
    terms.status === 'past_due' && !stays
      ? (own?.graceEndsAt ?? new Date(platform.clock().getTime() + graceMs))
      : null
  const columns = {
    ...terms,
    ...(stays && { status: 'ended' as const }),
    provider: 'stripe' as const,
    providerId,
    graceEndsAt,
    sandboxCard: null,
    reading: (own?.reading ?? 0) + 1,
  }
  await transaction
    .insert(subscriptions)
    .values({ userId: ownerId, ...columns })
    .onConflictDoUpdate({ target: subscriptions.userId, set: columns })
  if (payer.checkoutId === null || own) return 'stored'
  const others = and(
    eq(checkouts.userId, ownerId),
    eq(checkouts.status, 'open'),
    ne(checkouts.id, payer.checkoutId),
  )
  await transaction.update(checkouts).set({ status: 'expired' }).where(others)
  await transaction.update(checkouts).set({ status: 'paid' }).where(eq(checkouts.id, payer.checkoutId))
  return 'stored'
}

async function findPayer(platform: Platform, providerId: string): Promise<Payer | null> {
  const [row] = await platform.database
    .select({ ownerId: subscriptions.userId, reading: subscriptions.reading })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, 'stripe'), eq(subscriptions.providerId, providerId)))
  return row ? { ...row, checkoutId: null } : null
}

/** Found by its checkout: the ID is random, so a subscription of another installation can't match. */
async function findBuyer(platform: Platform, { metadata }: Stripe.Subscription): Promise<Payer | null> {
  const id = metadata.parleykit_checkout
  if (id === undefined) return null
  const [checkout] = await platform.database
    .select({ id: checkouts.id, ownerId: checkouts.userId })
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.provider, 'stripe')))
  return checkout ? { ownerId: checkout.ownerId, checkoutId: checkout.id, reading: null } : null
}

/** Ends a subscription that was paid too late, and refunds it. Safe to repeat. */
async function giveBack(
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
  if (ownerId !== null)
    await storeStripeReceipt(platform, client, { ownerId, invoiceId: invoice, isRefunded: true })
}
