import type { TransactionContext } from '../../platform/context.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import { workspaceInvitations, workspaceMembers } from './tables.ts'

/**
 * Revokes all open invitations into a workspace, and with `members` also removes all members, in the caller's
 * transaction. Returns a function that sends the notifications; call it after the commit.
 */
export async function revokeMemberAccess(
  { transaction, platform }: TransactionContext,
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
