import type { MemberRole } from '@parleykit/contract/base/roles'
import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { type CallerContext, findOwner, recordSecurityEvent } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { workspaceHooks } from './hooks.ts'
import { workspaceMembers } from './tables.ts'

/** Gives a member another role, which applies from the next request on. Throws `not_found` for a non-member. */
export async function changeMemberRole(
  { platform, owner, caller }: CallerContext,
  { userId, role }: { readonly userId: number; readonly role: MemberRole },
): Promise<void> {
  const workspaceId = owner.id
  const changed = await platform.database
    .update(workspaceMembers)
    .set({ role })
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
    .returning({ userId: workspaceMembers.userId })
  if (changed.length === 0) throw notFound('Member')
  if (role === 'viewer') await platform.hooks.run(workspaceHooks.onMayEditNoMore, { workspaceId, userId })
  notifyOwner(platform, workspaceId, { topic: 'members' })
  notifyOwner(platform, userId, { topic: 'everything' })
  const member = await findOwner(platform.database, userId)
  const subject = `${member?.username ?? ''}, ${role}`
  await recordSecurityEvent(platform, { name: 'member_role_changed', userId: workspaceId, caller, subject })
}
