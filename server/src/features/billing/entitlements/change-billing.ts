import { limitsOf } from '@parleykit/contract/billing/plans'
import type { Transaction } from '../../../platform/database/index.ts'
import { type Caller, findOwner, recordSecurityEvent } from '../../auth/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import { recordActivity } from '../../workspaces/activity/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import { listSeatChanges } from '../../workspaces/index.ts'
import { billingHooks, type TierPlatform } from '../base/hooks.ts'
import { lockPayer } from '../base/lock-payer.ts'
import type { SubscriptionRow } from '../base/tables.ts'
import { detectBadNews } from '../core/detect-bad-news.ts'
import { formatNames } from '../core/format-names.ts'
import { formatTier } from '../core/format-plan.ts'
import { applyEntitlements, type TierChange } from './apply-entitlements.ts'

/**
 * Runs a change to an owner's subscription, one at a time per owner. Updates the tier in the same transaction and
 * notifies afterwards. Null if the account is gone.
 * @param caller the person who caused it; null for the server
 */
export async function changeBilling<Result>(
  platform: TierPlatform,
  ownerId: number,
  caller: Caller | null,
  change: (transaction: Transaction, subscription: SubscriptionRow | null) => Promise<Result>,
): Promise<Result | null> {
  const changed = await platform.database.transaction(async (transaction) => {
    const payer = await lockPayer(transaction, ownerId)
    if (!payer) return null
    const result = await change(transaction, payer.subscription)
    const tierChange = await applyEntitlements(platform, transaction, ownerId)
    if (tierChange) {
      await notifySeatChanges(platform, transaction, ownerId, tierChange)
      const actor = caller && (await findOwner(transaction, ownerId))
      const entry = { action: 'plan_changed', details: { ...tierChange } } as const
      await recordAudit({ platform, transaction, owner: { id: ownerId }, actor, caller }, entry)
    }
    const after = await lockPayer(transaction, ownerId)
    const isNotified =
      after && (await notifyPayer(platform, transaction, payer.subscription, after.subscription))
    return { result, tierChange, isNotified }
  })
  if (!changed) return null
  notifyOwner(platform, ownerId, { topic: 'billing' })
  if (changed.isNotified) notifyOwner(platform, ownerId, { topic: 'activity' })
  if (changed.tierChange) {
    const { from, to } = changed.tierChange
    await platform.hooks.run(billingHooks.afterTierChanged, ownerId)
    notifyOwner(platform, ownerId, { topic: 'account' }, { topic: 'agents' }, { topic: 'activity' })
    await recordSecurityEvent(platform, {
      name: 'tier_changed',
      userId: ownerId,
      caller,
      subject: `${from} → ${to}`,
    })
  }
  return changed.result
}

/** Tells an owner, also by mail, which members another plan paused or restored. Runs in the change's transaction. */
async function notifySeatChanges(
  platform: TierPlatform,
  transaction: Transaction,
  ownerId: number,
  { from, to }: TierChange,
): Promise<void> {
  const { paused, resumed } = await listSeatChanges(transaction, { workspaceId: ownerId, from, to })
  const server = { platform, transaction, owner: { id: ownerId }, actor: null, caller: null }
  const record = (activityType: 'member_paused' | 'member_resumed', description: string) =>
    recordActivity(transaction, {
      userId: ownerId,
      activityType,
      botId: null,
      description,
      createdAt: platform.clock(),
    })
  if (resumed.length > 0) {
    await recordAudit(server, { action: 'members_resumed', details: { members: [...resumed] } })
    await record(
      'member_resumed',
      `${formatNames(resumed)} can access this workspace again: your plan has seats for them`,
    )
  }
  if (paused.length === 0) return
  await recordAudit(server, { action: 'members_paused', details: { members: [...paused] } })
  const names = formatNames(paused)
  const { members } = limitsOf(to)
  const people = members === 1 ? 'you alone' : `${members} people, with you`
  const were = paused.length === 1 ? 'was' : 'were'
  await record('member_paused', `${names} ${were} paused: your plan has seats for ${people}`)
  const owner = platform.mail?.isOn ? await findOwner(transaction, ownerId) : null
  if (!owner) return
  const message = emailTemplates.membersPaused(owner.username, `${names} ${were}`, people)
  const url = `${platform.config.siteUrl}/dashboard/profile`
  await platform.mail?.send(transaction, toEmail(message, owner.email, { url }))
}

/**
 * Notifies the owner in the app, and by mail if there is one, that a renewal was refused or the plan has ended. Runs in
 * the transaction that changed the subscription and the tier. Returns whether there was such news.
 */
async function notifyPayer(
  platform: TierPlatform,
  transaction: Transaction,
  before: SubscriptionRow | null,
  after: SubscriptionRow | null,
): Promise<boolean> {
  const news = detectBadNews(before, after)
  const owner = after && news && (await findOwner(transaction, after.userId))
  if (!owner) return false
  const { id: userId, username, email } = owner
  const [plan, remainingPlan] = [formatTier(after.tier), formatTier(owner.subscriptionTier)]
  const until = after.graceEndsAt?.toISOString().slice(0, 10) ?? ''
  const [activityType, description, message] =
    news === 'refused'
      ? ([
          'renewal_refused',
          `The payment for your ${plan} plan failed. Pay by ${until} to keep it`,
          emailTemplates.renewalRefused(username, plan, until),
        ] as const)
      : ([
          'plan_ended',
          `Your ${plan} plan has ended. You're now on ${remainingPlan}`,
          emailTemplates.planEnded(username, plan, remainingPlan),
        ] as const)
  const createdAt = platform.clock()
  await recordActivity(transaction, { userId, activityType, botId: null, description, createdAt })
  const url = `${platform.config.siteUrl}/dashboard/subscription`
  if (platform.mail?.isOn) await platform.mail.send(transaction, toEmail(message, email, { url }))
  return true
}
