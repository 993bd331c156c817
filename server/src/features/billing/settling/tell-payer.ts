import type { Transaction } from '../../../platform/database/index.ts'
import { recordActivity } from '../../activity/index.ts'
import { findOwner } from '../../auth/index.ts'
import { emailTemplates, toLetter } from '../../notifications/index.ts'
import type { TierPlatform } from '../base/hooks.ts'
import type { SubscriptionRow } from '../base/tables.ts'
import { tierInWords } from '../core/plan-in-words.ts'
import { turnForWorse } from '../core/turn-for-worse.ts'

/**
 * Notifies the owner in the app, and by mail if there is one, that a renewal was refused or the plan has ended. Runs in
 * the transaction that changed the subscription and the tier. Returns whether there was such news.
 */
export async function tellPayer(
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
