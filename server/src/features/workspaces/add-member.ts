import type { Transaction } from '../../platform/database/index.ts'
import { type InvitationRow, workspaceMembers } from './tables.ts'

/** Makes somebody what an invitation says, which was used up in the same transaction. */
export async function addMember(
  transaction: Transaction,
  { workspaceId, role }: Pick<InvitationRow, 'workspaceId' | 'role'>,
  userId: number,
  joinedAt: Date,
): Promise<void> {
  await transaction.insert(workspaceMembers).values({ workspaceId, userId, role, joinedAt })
}
