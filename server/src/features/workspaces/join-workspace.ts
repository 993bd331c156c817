import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import { and, eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { CallerContext } from '../auth/index.ts'
import { markEmailConfirmed } from '../auth/index.ts'
import { addMember } from './add-member.ts'
import { notifyMemberJoined } from './notify-member-joined.ts'
import { redeemInvitation } from './redeem-invitation.ts'
import { workspaceMembers } from './tables.ts'

/** Other owners' workspaces that one user may be a member of. */
const joinedWorkspacesMax = 50

/**
 * Makes a signed-in user a member by the token of an invitation, and returns the workspace.
 * @throws DomainError `invitation_invalid`, `email_unconfirmed`, `already_exists` (the invitation stays), `plan_limit_reached`.
 */
export async function joinWorkspace(
  { platform, owner: user, caller }: CallerContext,
  token: string,
): Promise<number> {
  const now = platform.clock()
  const { workspaceId, role } = await platform.database.transaction(async (transaction) => {
    const { email, isEmailConfirmed } = user
    const hasMailbox = isEmailConfirmed || !platform.mail.isOn
    const invitation = await redeemInvitation(transaction, { token, email, hasMailbox, now })
    if (!invitation) throw new DomainError('invitation_invalid', workspaceTexts.invitationInvalid)
    if (invitation.workspaceId === user.id)
      throw new DomainError('already_exists', workspaceTexts.ownInvitation)
    const joined = await transaction.$count(workspaceMembers, eq(workspaceMembers.userId, user.id))
    if (joined >= joinedWorkspacesMax)
      throw new DomainError('plan_limit_reached', workspaceTexts.tooManyWorkspaces)
    const inWorkspace = and(
      eq(workspaceMembers.workspaceId, invitation.workspaceId),
      eq(workspaceMembers.userId, user.id),
    )
    if ((await transaction.$count(workspaceMembers, inWorkspace)) > 0)
      throw new DomainError('already_exists', workspaceTexts.alreadyMember)
    await addMember({ platform, transaction }, { invitation, user, caller })
    if (invitation.provesMailbox) await markEmailConfirmed(transaction, { userId: user.id, email, now })
    return invitation
  })
  await notifyMemberJoined(
    { platform, caller },
    { workspaceId, role, userId: user.id, username: user.username },
  )
  return workspaceId
}
