import type { Transaction } from '../../platform/database/index.ts'
import { type InvitationRow, workspaceMembers } from './tables.ts'

/** Adds a member with the role of an invitation that was used in the same transaction. */
export async function addMember(
  transaction: Transaction,
  {
    input: { workspaceId, role },
    userId,
    joinedAt,
  }: {
    readonly input: Pick<InvitationRow, 'workspaceId' | 'role'>
    readonly userId: number
    readonly joinedAt: Date
  },
): Promise<void> {
  await transaction.insert(workspaceMembers).values({ workspaceId, userId, role, joinedAt })
}
