import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { users } from './base/tables.ts'

/**
 * The owner's tier, held until the transaction ends: whatever counts things against a plan takes turns with the others,
 * and with a change of the plan. Taken before any lock of an agent.
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
