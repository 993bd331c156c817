import type { ChangePreview } from '@parleykit/contract/billing'
import type { PaidPlan } from '@parleykit/contract/prices'
import type { Owner } from '../../auth/index.ts'
import type { ProviderName } from './provider-name.ts'
import type { CheckoutRow, SubscriptionRow } from './tables.ts'

/** The provider's checkout: its id, and the page (an address, or a path of this server) where it is paid. */
interface OpenedCheckout {
  readonly providerId: string
  readonly url: string
}

/**
 * Who takes payments. None of these changes the plan by its answer: the sandbox writes what it did in the same
 * transaction, and Stripe tells by webhooks alone.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Opens the page of a checkout; asked again for the same checkout, it is the same page. */
  openCheckout(checkout: CheckoutRow, owner: Owner, customerId: string | null): Promise<OpenedCheckout>
  /** Makes sure that a checkout can't be paid any more; `paid` when it has been already. */
  closeCheckout(checkout: CheckoutRow): Promise<'closed' | 'paid'>
  /** What a change would charge at a moment; it changes nothing. */
  preview(subscription: SubscriptionRow, to: PaidPlan, pricedAt: Date): Promise<ChangePreview>
  /**
   * Changes to another plan: now, charging what `preview` said for the moment, or with the next period.
   * @throws `payment_declined`, and nothing has changed
   */
  change(subscription: SubscriptionRow, to: PaidPlan, pricedAt: Date): Promise<void>
  /** Ends it with its period, and at once where nothing is paid. */
  cancel(subscription: SubscriptionRow): Promise<void>
  /** Takes back `cancel`, or a change that waits for the next period. */
  resume(subscription: SubscriptionRow): Promise<void>
  /** The page where the card is changed and what is due is paid. */
  portal(subscription: SubscriptionRow, owner: Owner): Promise<string>
  /** Ends a subscription at once without giving anything back, however often it is asked. */
  end(providerId: string): Promise<void>
}
