import { type Audience, type Setup, setupTexts } from '@parleykit/contract/setup/setup'
import { DomainError } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { applyEntitlementsJob, countRunningSubscriptions, setGrantedTier } from '../billing/index.ts'
import { recordInstallationAudit } from '../workspaces/audit/index.ts'
import type { SetupContext } from './base/setup-context.ts'
import { getSetup } from './get-setup.ts'
import { setAudience } from './modes/index.ts'
import { requireOperator } from './operator/index.ts'

/**
 * Chooses who the installation is for, at the operator's request, who gets the admin plan. A job then gives all
 * accounts their plan. Throws `subscription_unchanged` if plans are given up while someone pays for one.
 */
export async function chooseAudience(ctx: SetupContext, audience: Audience): Promise<Setup> {
  const { platform, owner, caller } = ctx
  const { isGranted } = await requireOperator(ctx)
  if (platform.config.billing.provider !== null)
    throw new DomainError('validation_failed', setupTexts.setByServer)
  await setAudience(platform, audience, async (transaction) => {
    const running = audience === 'team' ? await countRunningSubscriptions(transaction, 'stripe') : 0
    if (running > 0) throw new DomainError('subscription_unchanged', setupTexts.subscriptionsRunning(running))
    await platform.jobs.send(transaction, applyEntitlementsJob, {})
    const entry = { action: 'audience_chosen', details: { audience } } as const
    await recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry)
  })
  if (!isGranted)
    await setGrantedTier(platform, {
      ...{ ownerId: owner.id, tier: 'admin', action: 'operator_appointed', actor: owner, caller },
    })
  const subject = audience === 'team' ? 'Me or my team' : 'My customers'
  await recordSecurityEvent(platform, { name: 'audience_chosen', userId: owner.id, caller, subject })
  return getSetup(ctx)
}
