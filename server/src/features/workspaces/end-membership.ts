import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwner } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type AuditActor, recordAudit } from './audit/index.ts'
import { workspaceHooks } from './hooks.ts'
import { workspaceMembers } from './tables.ts'

/**
 * Removes a member from a workspace, at the request of its owner or the member. Throws `not_found` for a non-member.
 */
export async function endMembership(
  platform: Platform,
  {
    workspaceId,
    userId,
    action,
    ...by
  }: AuditActor & {
    readonly workspaceId: number
    readonly userId: number
    readonly action: 'member_removed' | 'member_left'
  },
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const ended = await transaction
      .delete(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
      .returning({ userId: workspaceMembers.userId })
    if (ended.length === 0) throw notFound('Member')
    const member = await findOwner(transaction, userId)
    const subject = { kind: 'member', id: userId, ...(member && { name: member.username }) } as const
    await recordAudit({ platform, transaction, owner: { id: workspaceId }, ...by }, { action, subject })
  })
  await platform.hooks.run(workspaceHooks.onMayEditNoMore, { workspaceId, userId })
  notifyOwner(platform, workspaceId, { topic: 'members' })
  // Open streams check again whether they may continue.
  notifyOwner(platform, userId, { topic: 'account' })
}
