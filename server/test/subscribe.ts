import { getOrCreateSubscription, payCheckout, type SandboxCard } from '@parleykit/contract/billing/billing'
import type { PaidTier } from '@parleykit/contract/billing/prices'
import type { TestOwner } from './make-owner.ts'

interface SubscribeOptions {
  readonly isYearly?: boolean
  readonly card?: SandboxCard
}

/** Has an owner buy a plan in the sandbox. */
export async function subscribe(
  owner: TestOwner,
  tier: PaidTier,
  { isYearly = false, card = 'works' }: SubscribeOptions = {},
): Promise<void> {
  const started = await owner.call(getOrCreateSubscription, { body: { tier, isYearly } })
  const checkoutId = started.body.checkoutUrl?.split('/').at(-1) ?? ''
  const paid = await owner.call(payCheckout, { params: { checkoutId }, body: { card } })
  if (paid.status !== 200) throw new Error(`Paying failed: ${JSON.stringify(paid.body)}`)
}
