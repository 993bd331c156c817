import { stripeWebhook } from '@parleykit/contract/billing/limits'
import { isLiveKey, type PaymentSettings } from '@parleykit/contract/setup/payment-settings'
import type { Platform } from '../../../platform/platform.ts'
import { getModes } from '../../setup/modes/index.ts'
import { findSetting } from '../../setup/stored-settings/index.ts'
import { canOpenStripe, countRunningSubscriptions } from '../index.ts'

/** How plans are sold, and the Stripe account without its keys. */
export async function getPayments(platform: Platform): Promise<PaymentSettings> {
  const { config, database } = platform
  const { provider, stripe } = config.billing
  const stored = provider === null ? await findSetting(database, 'stripe') : null
  const fromEnvironment = stripe && { keyEnding: null, isLive: isLiveKey(stripe.secretKey), needsKeys: false }
  return {
    provider: getModes(platform).billing,
    isSetByServer: provider !== null,
    account: stored
      ? {
          ...{ keyEnding: stored.secretKeyEnding, isLive: stored.isLive },
          needsKeys: !(await canOpenStripe(platform)),
        }
      : fromEnvironment,
    webhookUrl: config.publicUrl && config.publicUrl + stripeWebhook.path,
    running: {
      sandbox: await countRunningSubscriptions(database, 'sandbox'),
      stripe: await countRunningSubscriptions(database, 'stripe'),
    },
  }
}
