import { type CallerContext, recordSecurityEvent } from '../auth/index.ts'
import { endMembership } from './end-membership.ts'

/** Ends a user's own membership of a workspace. Throws `not_found` for a non-member. */
export async function leaveWorkspace(
  { platform, owner: user, caller }: CallerContext,
  workspaceId: number,
): Promise<void> {
  await endMembership(platform, {
    ...{ workspaceId, userId: user.id, action: 'member_left', actor: user, caller },
  })
  // The event goes to the workspace's owner.
  const event = { userId: workspaceId, actorId: user.id, caller, subject: user.username }
  await recordSecurityEvent(platform, { name: 'member_left', ...event })
}
