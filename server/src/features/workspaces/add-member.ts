import type { TransactionContext } from '../../platform/context.ts'
import type { Caller } from '../auth/index.ts'
import { recordAudit } from './audit/index.ts'
import { type InvitationRow, workspaceMembers } from './tables.ts'

interface NewMember {
  /** Used in the same transaction. */
  readonly invitation: Pick<InvitationRow, 'workspaceId' | 'role'>
  readonly user: { readonly id: number; readonly username: string }
  readonly caller: Caller
}

/** Adds a member with the role of an invitation. */
export async function addMember(
  { platform, transaction }: TransactionContext,
  { invitation: { workspaceId, role }, user, caller }: NewMember,
): Promise<void> {
  const joinedAt = platform.clock()
  await transaction.insert(workspaceMembers).values({ workspaceId, userId: user.id, role, joinedAt })
  const subject = { kind: 'member', id: user.id, name: user.username } as const
  await recordAudit(
    { platform, transaction, owner: { id: workspaceId }, actor: user, caller },
    { action: 'member_joined', subject, details: { role } },
  )
}
