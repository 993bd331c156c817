import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../notifications/index.ts'
import { workspaceInvitations } from './tables.ts'

/** Revokes an invitation. Throws `not_found` if it was used or belongs to another workspace. */
export async function withdrawMemberInvitation(
  platform: Platform,
  { workspaceId, invitationId }: { readonly workspaceId: number; readonly invitationId: number },
): Promise<void> {
  const withdrawn = await platform.database
    .delete(workspaceInvitations)
    .where(and(eq(workspaceInvitations.id, invitationId), eq(workspaceInvitations.workspaceId, workspaceId)))
    .returning({ id: workspaceInvitations.id })
  if (withdrawn.length === 0) throw notFound('Invitation')
  notifyOwner(platform, workspaceId, { topic: 'members' })
}
