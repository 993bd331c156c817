import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { hashToken, users } from '../auth/index.ts'
import { type InvitationRow, workspaceInvitations } from './tables.ts'

export interface FoundInvitation extends InvitationRow {
  /** The username of who owns the workspace. */
  readonly workspace: string
}

/** The invitation behind a token, or null when it can't be used any more. */
export async function findMemberInvitation(
  database: Queryable,
  token: string,
  now: Date,
): Promise<FoundInvitation | null> {
  const [found] = await database
    .select({ invitation: workspaceInvitations, workspace: users.username })
    .from(workspaceInvitations)
    .innerJoin(users, eq(users.id, workspaceInvitations.workspaceId))
    .where(and(eq(workspaceInvitations.tokenHash, hashToken(token)), gt(workspaceInvitations.expiresAt, now)))
  return found ? { ...found.invitation, workspace: found.workspace } : null
}
