import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { users } from '../../auth/index.ts'
import { type SubscriptionRow, subscriptions } from './tables.ts'

/**
 * Locks an owner's account until the transaction ends, so that one change of its subscription runs at a time, and
 * returns the subscription. False if the account is gone.
 */
export async function lockPayer(
  transaction: Transaction,
  ownerId: number,
): Promise<{ readonly subscription: SubscriptionRow | null } | false> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update')
  if (!user) return false
  const [subscription] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, ownerId))
  return { subscription: subscription ?? null }
}
