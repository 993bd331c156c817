import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../auth/index.ts'
import { workspaceInvitations, workspaceMembers } from './tables.ts'

/**
 * Makes all open invitations into a workspace worthless, and with `members` takes everybody out of it, as a part of a
 * transaction. Returns what is to be told of it once that is committed.
 */
export async function closeToOthers(
  transaction: Transaction,
  platform: Platform,
  { workspaceId, members }: { readonly workspaceId: number; readonly members: boolean },
): Promise<() => void> {
  await transaction.delete(workspaceInvitations).where(eq(workspaceInvitations.workspaceId, workspaceId))
  const ended = members
    ? await transaction
        .delete(workspaceMembers)
        .where(eq(workspaceMembers.workspaceId, workspaceId))
        .returning({ userId: workspaceMembers.userId })
    : []
  return () => {
    notifyOwner(platform, workspaceId, { topic: 'members' })
    for (const { userId } of ended) notifyOwner(platform, userId, { topic: 'account' })
  }
}
