import type { Transaction } from '../../../platform/database/index.ts'
import { type Caller, recordSecurityEvent } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { billingHooks, type TierPlatform } from '../base/hooks.ts'
import { lockPayer } from '../base/lock-payer.ts'
import type { SubscriptionRow } from '../base/tables.ts'
import { settleTier } from './settle-tier.ts'
import { tellOfSeats } from './tell-of-seats.ts'
import { tellPayer } from './tell-payer.ts'

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
