import { randomBytes } from 'node:crypto'
import type { PlanInput, StartedSubscription } from '@parleykit/contract/billing/billing'
import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { checkoutHours } from '@parleykit/contract/billing/limits'
import type { Clock } from '../../platform/clock/clock.ts'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner, OwnerContext } from '../auth/index.ts'
import { clockDifferenceMs } from './base/clock-difference.ts'
import { lockPayer } from './base/lock-payer.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { type CheckoutRow, checkouts } from './base/tables.ts'

/** The existing subscription or checkout of an owner who asks for a plan. */
type Found =
  | { readonly kind: 'active'; readonly subscriptionId: string; readonly tier: string }
  | { readonly kind: 'open'; readonly checkout: CheckoutRow; readonly customerId: string | null }
  /** For another plan, or too old. It has to be closed before a new one can start. */
  | { readonly kind: 'other'; readonly checkout: CheckoutRow }

/**
 * Starts the checkout of a plan, or reports the existing subscription. An owner has one open checkout at a time, no
 * matter how many tabs ask: the same plan reuses it, and another plan closes it first. Throws `payment_due` if the last
 * renewal was refused: it has to be paid first.
 */
export async function startSubscription(
  { platform, owner }: OwnerContext,
  { provider, input }: { readonly provider: PaymentProvider; readonly input: PlanInput },
): Promise<StartedSubscription> {
  for (;;) {
    const found = await platform.database.transaction((transaction) =>
      findOrBegin(transaction, { owner, provider, input, clock: platform.clock }),
    )
    if (found.kind === 'active') {
      const { subscriptionId, tier } = found
      return { subscriptionId, status: 'active', tier, checkoutUrl: null }
    }
    const { checkout } = found
    if (found.kind === 'open') {
      const { providerId, url } = await openOnce(platform, provider, owner, found)
      return { subscriptionId: providerId, status: 'created', tier: checkout.tier, checkoutUrl: url }
    }
    const isPaid = checkout.provider === provider.name && (await provider.closeCheckout(checkout)) === 'paid'
    if (isPaid && checkout.providerId)
      return {
        subscriptionId: checkout.providerId,
        status: 'active',
        tier: checkout.tier,
        checkoutUrl: null,
      }
    await platform.database
      .update(checkouts)
      .set({ status: 'expired' })
      .where(and(eq(checkouts.id, checkout.id), eq(checkouts.status, 'open')))
  }
}

interface Asked {
  readonly owner: Owner
  readonly provider: PaymentProvider
  readonly input: PlanInput
  readonly clock: Clock
}

async function findOrBegin(
  transaction: Transaction,
  { owner, provider, input, clock }: Asked,
): Promise<Found> {
  const payer = await lockPayer(transaction, owner.id)
  if (!payer) throw notFound('Account')
  // Read after the wait: otherwise, another tab's checkout would appear to come from the future.
  const now = clock()
  const { subscription } = payer
  if (subscription?.status === 'past_due') throw new DomainError('payment_due', billingTexts.paymentDue)
  if (subscription && subscription.status !== 'ended')
    return { kind: 'active', subscriptionId: subscription.providerId, tier: subscription.tier }
  if (owner.subscriptionTier === 'admin')
    return { kind: 'active', subscriptionId: 'granted', tier: owner.subscriptionTier }
  const interval = input.isYearly ? 'year' : 'month'
  const [open] = await transaction
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, owner.id),
        eq(checkouts.status, 'open'),
        eq(checkouts.purpose, 'subscription'),
      ),
    )
  if (open) {
    const isSame = open.provider === provider.name && open.tier === input.tier && open.interval === interval
    const isFresh = open.createdAt.getTime() <= now.getTime() + clockDifferenceMs && now < open.expiresAt
    if (!isSame || !isFresh) return { kind: 'other', checkout: open }
  }
  const customerId = subscription?.provider === provider.name ? subscription.customerId : null
  if (open) return { kind: 'open', checkout: open, customerId }
  const [checkout] = await transaction
    .insert(checkouts)
    .values({
      id: `co_${randomBytes(24).toString('base64url')}`,
      userId: owner.id,
      provider: provider.name,
      purpose: 'subscription',
      status: 'open',
      tier: input.tier,
      interval,
      createdAt: now,
      expiresAt: new Date(now.getTime() + checkoutHours * 3600_000),
    })
    .returning()
  if (!checkout) throw new Error('The database returned no checkout')
  return { kind: 'open', checkout, customerId }
}

async function openOnce(
  platform: Platform,
  provider: PaymentProvider,
  owner: Owner,
  { checkout, customerId }: Extract<Found, { kind: 'open' }>,
): Promise<{ providerId: string; url: string }> {
  const { providerId, url } = checkout
  if (providerId !== null && url !== null) return { providerId, url }
  const opened = await provider.openCheckout(checkout, owner, customerId)
  await platform.database.update(checkouts).set(opened).where(eq(checkouts.id, checkout.id))
  return opened
}
