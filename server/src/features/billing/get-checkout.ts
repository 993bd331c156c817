import type { Checkout } from '@parleykit/contract/billing/billing'
import { currency, periodCents } from '@parleykit/contract/billing/prices'
import { eq } from '../../platform/database/drizzle.ts'
import type { OwnerContext } from '../auth/index.ts'
import { subscriptions } from './base/tables.ts'
import { findCheckout } from './find-checkout.ts'

/** A sandbox checkout with the amount that Pay would charge. */
export async function getCheckout(
  { platform: { database, clock }, owner }: OwnerContext,
  id: string,
): Promise<Checkout> {
  const checkout = await findCheckout({ database, owner }, id)
  const { purpose, tier, interval, expiresAt } = checkout
  const [subscription] = await database
    .select({ status: subscriptions.status, tier: subscriptions.tier, interval: subscriptions.interval })
    .from(subscriptions)
    .where(eq(subscriptions.userId, owner.id))
  const isDue = purpose === 'subscription' || subscription?.status === 'past_due'
  const plan = purpose === 'card' && subscription ? subscription : { tier, interval }
  const status = checkout.status === 'open' && clock() >= expiresAt ? 'expired' : checkout.status
  return {
    id,
    purpose,
    status,
    tier: plan.tier,
    interval: plan.interval,
    amountCents: isDue ? periodCents(plan) : 0,
    currency,
    expiresAt: expiresAt.toISOString(),
  }
}
