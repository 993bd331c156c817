import { randomBytes } from 'node:crypto'
import type { SandboxCard } from '@parleykit/contract/billing/billing'
import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { periodCents } from '@parleykit/contract/billing/prices'
import { and, eq, ne } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Caller, Owner, OwnerContext } from '../auth/index.ts'
import { returnUrlOf } from './base/return-url-of.ts'
import { type CheckoutRow, checkouts, type SubscriptionRow, subscriptions } from './base/tables.ts'
import { periodAt } from './core/period-at.ts'
import { changeBilling } from './entitlements/change-billing.ts'
import { findCheckout } from './find-checkout.ts'
import { charge } from './sandbox/charge.ts'

/**
 * Pays a sandbox checkout, once no matter how often it is called. Returns the path to continue at.
 * @throws `payment_declined` for a card that is declined, and `checkout_closed` if it can't be paid anymore
 */
export async function paySandboxCheckout(
  { platform, owner }: OwnerContext,
  {
    id,
    input: { card, caller },
  }: { readonly id: string; readonly input: { readonly card: SandboxCard; readonly caller: Caller } },
): Promise<string> {
  const refusal = await changeBilling(platform, owner.id, caller, async (transaction, subscription) => {
    const checkout = await findCheckout({ database: transaction, owner }, id)
    if (checkout.status === 'paid') return null
    const now = platform.clock()
    const why = refusalOf(checkout, subscription, now)
    if (why !== null) {
      await close(transaction, checkout, checkout.status === 'canceled' ? 'canceled' : 'expired')
      platform.log.warn({ ownerId: owner.id, status: checkout.status }, `A payment was refused: ${why}`)
      return why
    }
    if (card === 'declined') throw new DomainError('payment_declined', billingTexts.declined)
    await close(transaction, checkout, 'paid')
    if (checkout.purpose === 'card') await storeCard(transaction, subscription, card, now)
    else await subscribe(transaction, owner, checkout, card, now)
    return null
  })
  if (refusal !== null) throw new DomainError('checkout_closed', refusal)
  return returnUrlOf(await findCheckout({ database: platform.database, owner }, id))
}

function refusalOf(checkout: CheckoutRow, subscription: SubscriptionRow | null, now: Date): string | null {
  const isLive = subscription !== null && subscription.status !== 'ended'
  if (checkout.status === 'canceled') return billingTexts.checkoutCanceled
  if (checkout.purpose === 'subscription' && isLive) return billingTexts.planChangedMeanwhile
  if (checkout.purpose === 'card' && !isLive) return billingTexts.noSubscription
  const isLate = now >= checkout.expiresAt || now < checkout.createdAt
  return checkout.status === 'expired' || isLate ? billingTexts.checkoutExpired : null
}

async function close(transaction: Transaction, { id }: CheckoutRow, status: CheckoutRow['status']) {
  await transaction.update(checkouts).set({ status }).where(eq(checkouts.id, id))
}

async function subscribe(
  transaction: Transaction,
  { id: ownerId }: Owner,
  { id, tier, interval }: CheckoutRow,
  card: SandboxCard,
  now: Date,
): Promise<void> {
  const plan = { tier, interval }
  const period = periodAt(now, interval, now)
  const columns = {
    provider: 'sandbox',
    providerId: `sub_${randomBytes(18).toString('base64url')}`,
    customerId: null,
    ...plan,
    status: 'active',
    startedAt: now,
    anchorAt: now,
    periodStart: period.start,
    periodEnd: period.end,
    cancelAtPeriodEnd: false,
    nextTier: null,
    nextInterval: null,
    graceEndsAt: null,
    sandboxCard: card,
    reading: 0,
  } as const
  await transaction
    .insert(subscriptions)
    .values({ userId: ownerId, ...columns })
    .onConflictDoUpdate({ target: subscriptions.userId, set: columns })
  await charge(transaction, { ownerId, plan, period, amountCents: periodCents(plan), isPaid: true, now })
  await transaction
    .update(checkouts)
    .set({ status: 'expired' })
    .where(and(eq(checkouts.userId, ownerId), eq(checkouts.status, 'open'), ne(checkouts.id, id)))
}

/** Stores another card and pays what is due with it. */
async function storeCard(
  transaction: Transaction,
  subscription: SubscriptionRow | null,
  card: SandboxCard,
  now: Date,
): Promise<void> {
  if (!subscription) return
  const { userId: ownerId, tier, interval } = subscription
  const isDue = subscription.status === 'past_due'
  const period = periodAt(subscription.anchorAt, interval, now)
  const plan = { tier, interval }
  if (isDue)
    await charge(transaction, { ownerId, plan, period, amountCents: periodCents(plan), isPaid: true, now })
  await transaction
    .update(subscriptions)
    .set({
      sandboxCard: card,
      ...(isDue && {
        status: 'active',
        graceEndsAt: null,
        periodStart: period.start,
        periodEnd: period.end,
      }),
    })
    .where(eq(subscriptions.userId, ownerId))
}
