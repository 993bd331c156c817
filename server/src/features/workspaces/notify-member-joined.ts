import type { MemberRole } from '@parleykit/contract/base/roles'
import type { Platform } from '../../platform/platform.ts'
import { type Caller, recordSecurityEvent } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'

export interface JoinedMember {
  readonly workspaceId: number
  readonly role: MemberRole
  readonly userId: number
  readonly username: string
}

/** Notifies both sides of a new member. Call it after the commit. */
export async function notifyMemberJoined(
  { platform, caller }: { readonly platform: Platform; readonly caller: Caller },
  { workspaceId, role, userId, username }: JoinedMember,
): Promise<void> {
  notifyOwner(platform, workspaceId, { topic: 'members' })
  notifyOwner(platform, userId, { topic: 'account' })
  const subject = `${username}, ${role}`
  await recordSecurityEvent(platform, {
    name: 'member_joined',
    userId: workspaceId,
    actorId: userId,
    caller,
    subject,
  })
}
