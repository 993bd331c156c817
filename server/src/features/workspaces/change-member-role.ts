import type { MemberRole } from '@parleykit/contract/base/roles'
import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../notifications/index.ts'
import { workspaceHooks } from './hooks.ts'
import { workspaceMembers } from './tables.ts'

/** Gives a member another role, which applies from the next request on. Throws `not_found` for a non-member. */
export async function changeMemberRole(
  platform: Platform,
  {
    input: { workspaceId, userId },
    role,
  }: { readonly input: { readonly workspaceId: number; readonly userId: number }; readonly role: MemberRole },
): Promise<void> {
  const changed = await platform.database
    .update(workspaceMembers)
    .set({ role })
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
    .returning({ userId: workspaceMembers.userId })
  if (changed.length === 0) throw notFound('Member')
  if (role === 'viewer') await platform.hooks.run(workspaceHooks.onMayEditNoMore, { workspaceId, userId })
  notifyOwner(platform, workspaceId, { topic: 'members' })
  notifyOwner(platform, userId, { topic: 'everything' })
}
