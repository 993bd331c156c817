import { eq } from '../../platform/database/drizzle.ts'
import type { TierPlatform } from './base/hooks.ts'
import { subscriptions } from './base/tables.ts'
import { openPaymentProvider } from './open-payment-provider.ts'

/**
 * `nothing` if nothing would be charged; `stopped` if it ends after the paid period; `failed` if the provider didn't
 * end it.
 */
export type ChargingStopped = 'nothing' | 'stopped' | 'failed'

/** Ends a subscription after the paid period, at the operator's request. Repeated calls change nothing. */
export async function stopCharging(platform: TierPlatform, ownerId: number): Promise<ChargingStopped> {
  const [subscription] = await platform.database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, ownerId))
  if (!subscription || subscription.status === 'ended') return 'nothing'
  if (subscription.status === 'active' && subscription.cancelAtPeriodEnd) return 'nothing'
  const provider = await openPaymentProvider(platform)
  if (provider?.name !== subscription.provider)
    return subscription.provider === 'stripe' ? 'failed' : 'nothing'
  try {
    await provider.cancel(subscription)
    return 'stopped'
  } catch (error) {
    platform.log.error({ err: error, ownerId }, 'could not cancel a subscription')
    return 'failed'
  }
}
