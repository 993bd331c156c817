import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { ownershipTransfers } from './tables.ts'

/**
 * Withdraws the offer of a workspace, if one is open, in the caller's transaction. Returns a function that sends the
 * notifications; call it after the commit.
 */
export async function withdrawTransferOffer(
  { transaction, platform }: TransactionContext,
  workspaceId: number,
): Promise<() => void> {
  const withdrawn = await transaction
    .delete(ownershipTransfers)
    .where(eq(ownershipTransfers.workspaceId, workspaceId))
    .returning({ userId: ownershipTransfers.userId })
  return () => {
    for (const { userId } of withdrawn) notifyOwner(platform, userId, { topic: 'account' })
  }
}
