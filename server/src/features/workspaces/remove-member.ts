import { type CallerContext, findOwner, recordSecurityEvent } from '../auth/index.ts'
import { endMembership } from './end-membership.ts'

/** Removes a member from the owner's workspace. Throws `not_found` for a non-member. */
export async function removeMember(
  { platform, owner, caller }: CallerContext,
  userId: number,
): Promise<void> {
  await endMembership(platform, { workspaceId: owner.id, userId })
  const member = await findOwner(platform.database, userId)
  const event = { userId: owner.id, caller, subject: member?.username ?? '' }
  await recordSecurityEvent(platform, { name: 'member_removed', ...event })
}
