import {
  isLiveKey,
  type PaymentSettings,
  paymentSettingTexts,
  type StripeInput,
} from '@parleykit/contract/setup/payment-settings'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { ThrottleRule } from '../../../platform/throttles/index.ts'
import { type CallerContext, proveIdentity, recordSecurityEvent } from '../../auth/index.ts'
import { lockChoices, rememberChoices } from '../../setup/modes/index.ts'
import { endingOf, storeSetting } from '../../setup/stored-settings/index.ts'
import { recordInstallationAudit } from '../../workspaces/audit/index.ts'
import { applyEntitlementsJob, sealStripeSecret } from '../index.ts'
import { getPayments } from './get-payments.ts'
import { tryStripeAccount } from './try-stripe-account.ts'

/** Each test asks Stripe a dozen times. */
const stripeTestsByOwner: ThrottleRule = { name: 'stripe-tests-owner', points: 20, seconds: 10 * 60 }

/**
 * Connects a Stripe account after a test. Plans are then sold by it, unless they aren't sold at all; plans of the
 * sandbox end.
 * @throws DomainError `server_setting_refused` with what to do; nothing is saved then
 */
export async function connectStripe(
  { platform, owner, caller }: CallerContext,
  { secretKey, webhookSecret, currentPassword, code }: StripeInput,
): Promise<PaymentSettings> {
  await proveIdentity(platform, owner, { password: currentPassword, code }, caller)
  if (platform.config.billing.provider !== null)
    throw new DomainError('validation_failed', paymentSettingTexts.billingSetByServer)
  await platform.throttles.consume(stripeTestsByOwner, String(owner.id))
  const signingSecret = await tryStripeAccount(platform, { secretKey, webhookSecret })
  const stored = {
    secretKey: await sealStripeSecret(platform.signing, secretKey),
    secretKeyEnding: endingOf(secretKey),
    webhookSecret: await sealStripeSecret(platform.signing, signingSecret),
    isLive: isLiveKey(secretKey),
  }
  const subject = stored.isLive ? 'live mode' : 'test mode'
  const entry = { action: 'setting_changed', details: { setting: 'Stripe', mode: subject } } as const
  await storeSetting(platform, 'stripe', stored, async (transaction) => {
    await lockChoices(transaction)
    await platform.jobs.send(transaction, applyEntitlementsJob, {})
    await recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry)
  })
  await rememberChoices(platform)
  await recordSecurityEvent(platform, { name: 'stripe_connected', userId: owner.id, caller, subject })
  return getPayments(platform)
}
