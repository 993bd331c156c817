import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import { and, eq, inArray, isNotNull } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { accountKey, users } from '../auth/index.ts'
import { workspaceInvitations, workspaceMembers } from './tables.ts'

/**
 * Makes sure that an address has one invitation: earlier ones are revoked. Throws `already_exists` for the address of
 * the owner or of a member. The caller has locked the owner's row.
 */
export async function revokeEarlierInvitations(
  transaction: Transaction,
  { workspaceId, email }: { readonly workspaceId: number; readonly email: string },
): Promise<void> {
  const emailKey = accountKey(email)
  const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey))
  if (user?.id === workspaceId) throw new DomainError('already_exists', workspaceTexts.inviteYourself)
  const membership = and(
    eq(workspaceMembers.workspaceId, workspaceId),
    eq(workspaceMembers.userId, user?.id ?? 0),
  )
  if ((await transaction.$count(workspaceMembers, membership)) > 0)
    throw new DomainError('already_exists', workspaceTexts.inviteMember)
  const withAddress = await transaction
    .select({ id: workspaceInvitations.id, email: workspaceInvitations.email })
    .from(workspaceInvitations)
    .where(and(eq(workspaceInvitations.workspaceId, workspaceId), isNotNull(workspaceInvitations.email)))
  const earlier = withAddress.filter((invitation) => accountKey(invitation.email ?? '') === emailKey)
  const ids = earlier.map(({ id }) => id)
  if (ids.length > 0)
    await transaction.delete(workspaceInvitations).where(inArray(workspaceInvitations.id, ids))
}
