import type { Transaction } from '../../platform/database/index.ts'
import { type InvitationRow, workspaceMembers } from './tables.ts'

/** Adds a member with the role of an invitation that was used in the same transaction. */
export async function addMember(
  transaction: Transaction,
  { workspaceId, role }: Pick<InvitationRow, 'workspaceId' | 'role'>,
  userId: number,
  joinedAt: Date,
): Promise<void> {
  await transaction.insert(workspaceMembers).values({ workspaceId, userId, role, joinedAt })
}
