import { limitsOf } from '@parleykit/contract/billing/plans'
import type { Transaction } from '../../../platform/database/index.ts'
import { recordActivity } from '../../activity/index.ts'
import { type Caller, findOwner, recordSecurityEvent } from '../../auth/index.ts'
import { emailTemplates, notifyOwner, toLetter } from '../../notifications/index.ts'
import { listSeatChanges } from '../../workspaces/index.ts'
import { billingHooks, type TierPlatform } from '../base/hooks.ts'
import { lockPayer } from '../base/lock-payer.ts'
import type { SubscriptionRow } from '../base/tables.ts'
import { namesInWords } from '../core/names-in-words.ts'
import { tierInWords } from '../core/plan-in-words.ts'
import { turnForWorse } from '../core/turn-for-worse.ts'
import { settleTier, type TierChange } from './settle-tier.ts'

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
    const tierChange = await settleTier(platform, transaction, ownerId)
    if (tierChange) await tellOfSeats(platform, transaction, ownerId, tierChange)
    const after = await lockPayer(transaction, ownerId)
    const isTold = after && (await tellPayer(platform, transaction, payer.subscription, after.subscription))
    return { result, tierChange, isTold }
  })
  if (!changed) return null
  notifyOwner(platform, ownerId, { topic: 'billing' })
  if (changed.isTold) notifyOwner(platform, ownerId, { topic: 'activity' })
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
async function tellOfSeats(
  platform: TierPlatform,
  transaction: Transaction,
  ownerId: number,
  { from, to }: TierChange,
): Promise<void> {
  const { paused, resumed } = await listSeatChanges(transaction, { workspaceId: ownerId, from, to })
  const tell = (activityType: 'member_paused' | 'member_resumed', description: string) =>
    recordActivity(transaction, {
      userId: ownerId,
      activityType,
      botId: null,
      description,
      createdAt: platform.clock(),
    })
  if (resumed.length > 0)
    await tell(
      'member_resumed',
      `${namesInWords(resumed)} can access this workspace again: your plan has seats for them`,
    )
  if (paused.length === 0) return
  const names = namesInWords(paused)
  const { members } = limitsOf(to)
  const people = members === 1 ? 'you alone' : `${members} people, with you`
  const were = paused.length === 1 ? 'was' : 'were'
  await tell('member_paused', `${names} ${were} paused: your plan has seats for ${people}`)
  const owner = platform.mail?.isOn ? await findOwner(transaction, ownerId) : null
  if (!owner) return
  const letter = emailTemplates.membersPaused(owner.username, `${names} ${were}`, people)
  const url = `${platform.config.siteUrl}/dashboard/profile`
  await platform.mail?.send(transaction, toLetter(letter, owner.email, { url }))
}

/**
 * Notifies the owner in the app, and by mail if there is one, that a renewal was refused or the plan has ended. Runs in
 * the transaction that changed the subscription and the tier. Returns whether there was such news.
 */
async function tellPayer(
  platform: TierPlatform,
  transaction: Transaction,
  before: SubscriptionRow | null,
  after: SubscriptionRow | null,
): Promise<boolean> {
  const turn = turnForWorse(before, after)
  const owner = after && turn && (await findOwner(transaction, after.userId))
  if (!owner) return false
  const { id: userId, username, email } = owner
  const [plan, left] = [tierInWords(after.tier), tierInWords(owner.subscriptionTier)]
  const until = after.graceEndsAt?.toISOString().slice(0, 10) ?? ''
  const [activityType, description, letter] =
    turn === 'refused'
      ? ([
          'renewal_refused',
          `The payment for your ${plan} plan failed. Pay by ${until} to keep it`,
          emailTemplates.renewalRefused(username, plan, until),
        ] as const)
      : ([
          'plan_ended',
          `Your ${plan} plan has ended. You're now on ${left}`,
          emailTemplates.planEnded(username, plan, left),
        ] as const)
  const createdAt = platform.clock()
  await recordActivity(transaction, { userId, activityType, botId: null, description, createdAt })
  const url = `${platform.config.siteUrl}/dashboard/subscription`
  if (platform.mail?.isOn) await platform.mail.send(transaction, toLetter(letter, email, { url }))
  return true
}
