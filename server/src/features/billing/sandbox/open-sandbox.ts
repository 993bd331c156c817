import { randomBytes } from 'node:crypto'
import { billingTexts } from '@parleykit/contract/billing-texts'
import { checkoutHours } from '@parleykit/contract/limits'
import { type PaidPlan, whenChanged } from '@parleykit/contract/prices'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { ApiError } from '../../../platform/http/index.ts'
import type { TierKeeping } from '../billing-hooks.ts'
import { changeBilling } from '../change-billing.ts'
import { type Period, periodAt } from '../core/period-at.ts'
import { priceChange } from '../core/price-change.ts'
import { refusalForChange } from '../core/refusal-for-change.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { checkouts, type SubscriptionRow, subscriptions } from '../tables.ts'
import { charge } from './charge.ts'

const pageOf = (checkoutId: string) => `/checkout/${checkoutId}`
const periodOf = ({ periodStart, periodEnd }: SubscriptionRow): Period => ({
  start: periodStart,
  end: periodEnd,
})

/** Payments that charge no card: the subscription's row is all there is, and a job moves it on with the clock. */
export function openSandbox(billing: TierKeeping): PaymentProvider {
  const { platform } = billing

  /** Changes the live subscription as it is by then, which another tab may have changed. */
  const write = async (
    { userId }: SubscriptionRow,
    change: (transaction: Transaction, subscription: SubscriptionRow) => Promise<Partial<SubscriptionRow>>,
  ): Promise<void> => {
    await changeBilling(billing, userId, null, async (transaction, subscription) => {
      if (!subscription || subscription.status === 'ended')
        throw new ApiError('no_subscription', billingTexts.noSubscription)
      const columns = await change(transaction, subscription)
      await transaction.update(subscriptions).set(columns).where(eq(subscriptions.userId, userId))
    })
  }

  return {
    name: 'sandbox',
    openCheckout: async ({ id }) => ({ providerId: id, url: pageOf(id) }),
    closeCheckout: async () => 'closed',
    preview: async (subscription, to, pricedAt) =>
      priceChange(periodOf(subscription), subscription, to, pricedAt),

    change: (shown, to, pricedAt) =>
      write(shown, async (transaction, subscription) => {
        const refusal = refusalForChange(subscription, to)
        if (refusal !== null) throw new ApiError('subscription_unchanged', refusal)
        if (subscription.tier === to.tier && subscription.interval === to.interval) return noNextPlan
        if (whenChanged(subscription, to) === 'period_end')
          return { nextTier: to.tier, nextInterval: to.interval }
        const now = platform.clock()
        const { dueNowCents: amountCents } = priceChange(periodOf(subscription), subscription, to, pricedAt)
        if (subscription.sandboxCard === 'fails_on_renewal')
          throw new ApiError('payment_declined', billingTexts.declined)
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
      }),

    cancel: (shown) =>
      write(shown, async (_transaction, { status }) =>
        status === 'past_due'
          ? { status: 'ended', graceEndsAt: null, ...noNextPlan }
          : { cancelAtPeriodEnd: true, ...noNextPlan },
      ),

    resume: (shown) => write(shown, async () => ({ cancelAtPeriodEnd: false, ...noNextPlan })),

    portal: async ({ userId, tier, interval }) => {
      const id = await platform.database.transaction(async (transaction) => {
        const open = and(
          eq(checkouts.userId, userId),
          eq(checkouts.purpose, 'card'),
          eq(checkouts.status, 'open'),
        )
        // The row's index lets one be open; an earlier one makes way.
        await transaction.update(checkouts).set({ status: 'expired' }).where(open)
        const createdAt = platform.clock()
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
          url: pageOf(made),
          createdAt,
          expiresAt: new Date(createdAt.getTime() + checkoutHours * 3600_000),
        })
        return made
      })
      return pageOf(id)
    },

    // Its row goes with the account.
    end: async () => {},
  }
}

const noNextPlan = { nextTier: null, nextInterval: null } as const
const planOf = ({ tier, interval }: PaidPlan) => ({ tier, interval })
