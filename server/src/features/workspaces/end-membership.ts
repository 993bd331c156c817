import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../notifications/index.ts'
import { workspaceHooks } from './hooks.ts'
import { workspaceMembers } from './tables.ts'

/**
 * Removes a member from a workspace, at the request of its owner or the member. Throws `not_found` for a non-member.
 */
export async function endMembership(
  platform: Platform,
  { workspaceId, userId }: { readonly workspaceId: number; readonly userId: number },
): Promise<void> {
  const ended = await platform.database
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
    .returning({ userId: workspaceMembers.userId })
  if (ended.length === 0) throw notFound('Member')
  await platform.hooks.run(workspaceHooks.onMayEditNoMore, { workspaceId, userId })
  notifyOwner(platform, workspaceId, { topic: 'members' })
  // Open streams check again whether they may continue.
  notifyOwner(platform, userId, { topic: 'account' })
}
