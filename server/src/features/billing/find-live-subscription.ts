import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { getModes } from '../setup/modes/index.ts'
import { type SubscriptionRow, subscriptions } from './base/tables.ts'

/** The owner's subscription with the present provider. Throws `no_subscription` if there is none or it has ended. */
export async function findLiveSubscription(platform: Platform, owner: Owner): Promise<SubscriptionRow> {
  const [subscription] = await platform.database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, owner.id))
  const { billing: provider } = getModes(platform)
  if (!subscription || subscription.status === 'ended' || subscription.provider !== provider)
    throw new DomainError('no_subscription', billingTexts.noSubscription)
  return subscription
}
