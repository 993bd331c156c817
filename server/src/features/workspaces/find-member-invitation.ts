import { and, eq, gt, or } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { hashToken, shownName, users } from '../auth/index.ts'
import { type InvitationRow, workspaceInvitations } from './tables.ts'

export interface FoundInvitation extends InvitationRow {
  /** The name of the workspace's owner, as invited people see it. */
  readonly workspace: string
  /** Whether the token was only in the mail to `email`. */
  readonly provesMailbox: boolean
}

/** The invitation of a token, or null if it can't be used anymore. */
export async function findMemberInvitation(
  database: Queryable,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<FoundInvitation | null> {
  const hash = hashToken(token)
  const { tokenHash, mailTokenHash, expiresAt } = workspaceInvitations
  const [found] = await database
    .select({
      invitation: workspaceInvitations,
      username: users.username,
      displayName: users.displayName,
    })
    .from(workspaceInvitations)
    .innerJoin(users, eq(users.id, workspaceInvitations.workspaceId))
    .where(and(or(eq(tokenHash, hash), eq(mailTokenHash, hash)), gt(expiresAt, now)))
  if (!found) return null
  const { invitation } = found
  return {
    ...invitation,
    workspace: shownName(found),
    provesMailbox: invitation.mailTokenHash?.equals(hash) === true,
  }
}
