import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../auth/index.ts'
import { workspaceHandovers } from './tables.ts'

/**
 * Takes the offer of a workspace back, where one is open, as a part of a transaction. Returns what is to be told of it once
 * that is committed.
 */
export async function withdrawOffers(
  transaction: Transaction,
  platform: Platform,
  workspaceId: number,
): Promise<() => void> {
  const withdrawn = await transaction
    .delete(workspaceHandovers)
    .where(eq(workspaceHandovers.workspaceId, workspaceId))
    .returning({ userId: workspaceHandovers.userId })
  return () => {
    for (const { userId } of withdrawn) notifyOwner(platform, userId, { topic: 'account' })
  }
}
