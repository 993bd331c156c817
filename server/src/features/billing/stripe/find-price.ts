import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import type { PaidPlan } from '@parleykit/contract/billing/prices'
import type Stripe from 'stripe'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isAsShown, lookupKeyOf } from './stripe-prices.ts'

/**
 * Stripe's ID of a plan's price. Throws `not_ready` if `billing:setup` hasn't created it or it differs from the
 * displayed price.
 */
export async function findPrice(
  { log }: Pick<Platform, 'log'>,
  client: Stripe,
  plan: PaidPlan,
): Promise<string> {
  const lookupKey = lookupKeyOf(plan)
  const { data: prices } = await client.prices.list({ lookup_keys: [lookupKey], active: true })
  const price = prices.find((each) => each.lookup_key === lookupKey && isAsShown(each, plan))
  if (price) return price.id
  log.error({ lookupKey }, "Stripe doesn't have the price shown for a plan. Run npm run billing:setup.")
  throw new DomainError('not_ready', billingTexts.notSetUp, { retryAfterSeconds: 60 })
}
