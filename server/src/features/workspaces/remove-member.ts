import { findOwner, recordSecurityEvent } from '../auth/index.ts'
import type { ActorContext } from './actor-context.ts'
import { endMembership } from './end-membership.ts'

/** Removes a member from the owner's workspace. Throws `not_found` for a non-member. */
export async function removeMember(
  { platform, owner, actor, caller }: ActorContext,
  userId: number,
): Promise<void> {
  await endMembership(platform, {
    ...{ workspaceId: owner.id, userId, action: 'member_removed', actor, caller },
  })
  const member = await findOwner(platform.database, userId)
  const event = { userId: owner.id, caller, subject: member?.username ?? '' }
  await recordSecurityEvent(platform, { name: 'member_removed', ...event })
}
