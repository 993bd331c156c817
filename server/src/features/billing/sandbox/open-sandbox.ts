import { randomBytes } from 'node:crypto'
import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { checkoutHours } from '@parleykit/contract/billing/limits'
import { type PaidPlan, whenChanged } from '@parleykit/contract/billing/prices'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { TierPlatform } from '../base/hooks.ts'
import type { PaymentProvider } from '../base/payment-provider.ts'
import { checkouts, type SubscriptionRow, subscriptions } from '../base/tables.ts'
import { type BillingPeriod, periodAt } from '../core/period-at.ts'
import { priceChange } from '../core/price-change.ts'
import { reasonAgainstChange } from '../core/reason-against-change.ts'
import { changeBilling } from '../entitlements/change-billing.ts'
import { charge } from './charge.ts'

/** Payments that charge no card. The subscription exists only as a row, and a job advances it with the clock. */
export function openSandbox(platform: TierPlatform): PaymentProvider {
  /** Changes the live subscription in its present state, since another tab may have changed it. */
  const write = async (
    { userId }: SubscriptionRow,
    change: (transaction: Transaction, subscription: SubscriptionRow) => Promise<Partial<SubscriptionRow>>,
  ): Promise<void> => {
    await changeBilling(platform, userId, null, async (transaction, subscription) => {
      if (!subscription || subscription.status === 'ended')
        throw new DomainError('no_subscription', billingTexts.noSubscription)
      const columns = await change(transaction, subscription)
      await transaction.update(subscriptions).set(columns).where(eq(subscriptions.userId, userId))
    })
  }

  return {
    name: 'sandbox',
    openCheckout: async ({ id }) => ({ providerId: id, url: checkoutPage(id) }),
    closeCheckout: async () => 'closed',
    preview: async (subscription, to, pricedAt) =>
      priceChange(periodOf(subscription), subscription, to, pricedAt),

    change: (shown, to, pricedAt) =>
      write(shown, (transaction, subscription) =>
        changePlan(transaction, subscription, { to, pricedAt, now: platform.clock() }),
      ),

    cancel: (shown) =>
      write(shown, async (_transaction, { status }) =>
        status === 'past_due'
          ? { status: 'ended', graceEndsAt: null, ...noNextPlan }
          : { cancelAtPeriodEnd: true, ...noNextPlan },
      ),

    resume: (shown) => write(shown, async () => ({ cancelAtPeriodEnd: false, ...noNextPlan })),

    portal: (subscription) => openCardPage(platform, subscription),

    // Its row is deleted with the account.
    end: async () => {},
  }
}

interface PlanChange {
  readonly to: PaidPlan
  /** The time of the displayed price. */
  readonly pricedAt: Date
  readonly now: Date
}

const noNextPlan = { nextTier: null, nextInterval: null } as const

const periodOf = ({ periodStart, periodEnd }: SubscriptionRow): BillingPeriod => ({
  start: periodStart,
  end: periodEnd,
})

/** Charges for another plan, now or at the period's end. Returns the changed columns of the subscription. */
async function changePlan(
  transaction: Transaction,
  subscription: SubscriptionRow,
  { to, pricedAt, now }: PlanChange,
): Promise<Partial<SubscriptionRow>> {
  const refusal = reasonAgainstChange(subscription, to)
  if (refusal !== null) throw new DomainError('subscription_unchanged', refusal)
  if (subscription.tier === to.tier && subscription.interval === to.interval) return noNextPlan
  if (whenChanged(subscription, to) === 'period_end') return { nextTier: to.tier, nextInterval: to.interval }
  const { dueNowCents: amountCents } = priceChange(periodOf(subscription), subscription, to, pricedAt)
  if (subscription.sandboxCard === 'fails_on_renewal')
    throw new DomainError('payment_declined', billingTexts.declined)
  const startsAnew = subscription.interval !== to.interval
  const anchorAt = startsAnew ? now : subscription.anchorAt
  const period = startsAnew ? periodAt(now, to.interval, now) : periodOf(subscription)
  await charge(transaction, {
    ownerId: subscription.userId,
    plan: to,
    period: { start: now, end: period.end },
    amountCents,
    isPaid: true,
    now,
  })
  return { ...planOf(to), ...noNextPlan, anchorAt, periodStart: period.start, periodEnd: period.end }
}

const planOf = ({ tier, interval }: PaidPlan) => ({ tier, interval })

const checkoutPage = (checkoutId: string) => `/checkout/${checkoutId}`

/** The URL of a page where the owner enters another card. */
async function openCardPage(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { userId, tier, interval }: SubscriptionRow,
): Promise<string> {
  const id = await database.transaction(async (transaction) => {
    const open = and(
      eq(checkouts.userId, userId),
      eq(checkouts.purpose, 'card'),
      eq(checkouts.status, 'open'),
    )
    // A unique index allows one open checkout, so an earlier one is closed.
    await transaction.update(checkouts).set({ status: 'expired' }).where(open)
    const createdAt = clock()
    const made = `co_${randomBytes(24).toString('base64url')}`
    await transaction.insert(checkouts).values({
      id: made,
      userId,
      provider: 'sandbox',
      purpose: 'card',
      status: 'open',
      tier,
      interval,
      providerId: made,
      url: checkoutPage(made),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + checkoutHours * 3600_000),
    })
    return made
  })
  return checkoutPage(id)
}
