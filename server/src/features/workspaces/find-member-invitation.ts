import { and, eq, gt, or } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { hashToken, users } from '../auth/index.ts'
import { type InvitationRow, workspaceInvitations } from './tables.ts'

export interface FoundInvitation extends InvitationRow {
  /** The username of who owns the workspace. */
  readonly workspace: string
  /** Whether the token was in the mail to `email`, and nowhere else. */
  readonly provesMailbox: boolean
}

/** The invitation behind a token, or null when it can't be used any more. */
export async function findMemberInvitation(
  database: Queryable,
  token: string,
  now: Date,
): Promise<FoundInvitation | null> {
  const hash = hashToken(token)
  const { tokenHash, mailTokenHash, expiresAt } = workspaceInvitations
  const [found] = await database
    .select({ invitation: workspaceInvitations, workspace: users.username })
    .from(workspaceInvitations)
    .innerJoin(users, eq(users.id, workspaceInvitations.workspaceId))
    .where(and(or(eq(tokenHash, hash), eq(mailTokenHash, hash)), gt(expiresAt, now)))
  if (!found) return null
  const { invitation, workspace } = found
  return { ...invitation, workspace, provesMailbox: invitation.mailTokenHash?.equals(hash) === true }
}
