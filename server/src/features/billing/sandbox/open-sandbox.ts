import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { TierPlatform } from '../base/hooks.ts'
import type { PaymentProvider } from '../base/payment-provider.ts'
import { type SubscriptionRow, subscriptions } from '../base/tables.ts'
import { priceChange } from '../core/price-change.ts'
import { changeBilling } from '../settling/change-billing.ts'
import { changePlan, noNextPlan, periodOf } from './change-plan.ts'
import { checkoutPage, openCardPage } from './open-card-page.ts'

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
