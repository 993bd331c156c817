import type { ChangePreview } from '@parleykit/contract/billing/billing'
import type { PaidPlan } from '@parleykit/contract/billing/prices'
import type { Owner } from '../../auth/index.ts'
import type { ProviderName } from './provider-name.ts'
import type { CheckoutRow, SubscriptionRow } from './tables.ts'

/** The provider's checkout: its ID, and the URL or local path of its payment page. */
interface OpenedCheckout {
  readonly providerId: string
  readonly url: string
}

/**
 * Takes payments. No method changes the plan by its return value: the sandbox writes its changes in the same
 * transaction, and Stripe reports them only by webhook.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Opens the page of a checkout. Repeated calls for the same checkout return the same page. */
  openCheckout(checkout: CheckoutRow, owner: Owner, customerId: string | null): Promise<OpenedCheckout>
  /** Makes sure that a checkout can't be paid anymore. Returns `paid` if it has been paid already. */
  closeCheckout(checkout: CheckoutRow): Promise<'closed' | 'paid'>
  /** The charge for a change at a given time. Changes nothing. */
  preview(subscription: SubscriptionRow, to: PaidPlan, pricedAt: Date): Promise<ChangePreview>
  /**
   * Changes to another plan: now, for the amount that `preview` gave for that time, or with the next period.
   * @throws `payment_declined`, without a change
   */
  change(subscription: SubscriptionRow, to: PaidPlan, pricedAt: Date): Promise<void>
  /** Ends it after the paid period, or at once if nothing is paid. */
  cancel(subscription: SubscriptionRow): Promise<void>
  /** Undoes `cancel` or a change pending for the next period. */
  resume(subscription: SubscriptionRow): Promise<void>
  /** The page to change the card and pay what is due. */
  portal(subscription: SubscriptionRow, owner: Owner): Promise<string>
  /** Ends a subscription at once without a refund. Safe to repeat. */
  end(providerId: string): Promise<void>
}
