import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { users } from './base/tables.ts'

/**
 * The owner's tier, locked until the transaction ends. Transactions that count things against a plan wait for each
 * other and for a plan change. Take this lock before any lock on an agent.
 */
export async function lockTier(transaction: Transaction, ownerId: number): Promise<string> {
  const [owner] = await transaction
    .select({ tier: users.subscriptionTier })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update')
  if (!owner) throw notFound('Account')
  return owner.tier
}
