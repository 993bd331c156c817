import { getOrCreateSubscription, payCheckout } from '@parleykit/contract/billing'
import type { PaidTier } from '@parleykit/contract/prices'
import type { TestOwner } from '../server/test/make-owner.ts'

/** Buys an owner a plan in the sandbox. */
export async function buyPlan(owner: TestOwner, tier: PaidTier): Promise<void> {
  const { body } = await owner.call(getOrCreateSubscription, { body: { tier } })
  const params = { checkoutId: body.subscriptionId }
  const { status } = await owner.call(payCheckout, { params, body: { card: 'works' } })
  if (status !== 200) throw new Error(`Paying was answered with ${status}`)
}
