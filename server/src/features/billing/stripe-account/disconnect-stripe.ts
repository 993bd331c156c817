import { type PaymentSettings, paymentSettingTexts } from '@parleykit/contract/setup/payment-settings'
import { setupTexts } from '@parleykit/contract/setup/setup'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type CallerContext, proveIdentity, recordSecurityEvent } from '../../auth/index.ts'
import { lockChoices, rememberChoices } from '../../setup/modes/index.ts'
import { storeSetting } from '../../setup/stored-settings/index.ts'
import { recordInstallationAudit } from '../../workspaces/audit/index.ts'
import { applyEntitlementsJob, countRunningSubscriptions } from '../index.ts'
import { getPayments } from './get-payments.ts'

/** Forgets the Stripe account. Throws `subscription_unchanged` while someone pays by it. */
export async function disconnectStripe(
  { platform, owner, caller }: CallerContext,
  proof: Parameters<typeof proveIdentity>[2],
): Promise<PaymentSettings> {
  await proveIdentity(platform, owner, proof, caller)
  if (platform.config.billing.provider !== null)
    throw new DomainError('validation_failed', paymentSettingTexts.billingSetByServer)
  await storeSetting(platform, 'stripe', null, async (transaction) => {
    await lockChoices(transaction)
    const running = await countRunningSubscriptions(transaction, 'stripe')
    if (running > 0) throw new DomainError('subscription_unchanged', setupTexts.subscriptionsRunning(running))
    await platform.jobs.send(transaction, applyEntitlementsJob, {})
    const entry = { action: 'setting_changed', details: { setting: 'Stripe', mode: 'none' } } as const
    await recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry)
  })
  await rememberChoices(platform)
  await recordSecurityEvent(platform, { name: 'stripe_disconnected', userId: owner.id, caller })
  return getPayments(platform)
}
