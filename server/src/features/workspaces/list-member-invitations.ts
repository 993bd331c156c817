import type { MemberInvitation } from '@parleykit/contract/workspaces/workspaces'
import { and, desc, eq, gt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { workspaceInvitations } from './tables.ts'
import { toMemberInvitation } from './to-member-invitation.ts'

/** Invitations that can still be used, newest first. */
export async function listMemberInvitations(
  { database, clock }: Platform,
  workspaceId: number,
): Promise<MemberInvitation[]> {
  const rows = await database
    .select()
    .from(workspaceInvitations)
    .where(
      and(eq(workspaceInvitations.workspaceId, workspaceId), gt(workspaceInvitations.expiresAt, clock())),
    )
    .orderBy(desc(workspaceInvitations.id))
  return rows.map(toMemberInvitation)
}
