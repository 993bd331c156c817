import type { StripeConfig } from '../../../config/billing-config.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { openSigning, type Signing } from '../../../platform/signing/index.ts'
import { findSetting } from '../../setup/stored-settings/index.ts'
import type { TierPlatform } from '../base/hooks.ts'

const kind = 'stripe-secret'

export function sealStripeSecret(signing: Signing, secret: string): Promise<string> {
  return signing.seal(kind, secret)
}

/** Whether the keys that the operator entered can be read here. */
export async function canOpenStripe(platform: TierPlatform): Promise<boolean> {
  return findStripeConfig(platform).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false
      throw error
    },
  )
}

/**
 * The Stripe account of this server: the environment's, else the one that the operator connected. Null if plans aren't
 * sold by Stripe. Throws `not_ready` if another installation sealed its keys.
 */
export async function findStripeConfig(platform: TierPlatform): Promise<StripeConfig | null> {
  const { config, database, clock } = platform
  const { provider, stripe, stripeApiBase: apiBase } = config.billing
  if (provider !== null) return stripe
  const stored = await findSetting(database, 'stripe')
  if (!stored) return null
  // A command beside the server has no signing of its own.
  const signing = platform.signing ?? (await openSigning(database, clock))
  const secretKey = await signing.unseal(kind, stored.secretKey)
  const webhookSecret = await signing.unseal(kind, stored.webhookSecret)
  if (secretKey === null || webhookSecret === null)
    throw new DomainError('not_ready', 'The keys of the Stripe account must be entered again')
  return { secretKey, webhookSecret, apiBase }
}
