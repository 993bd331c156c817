import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { accountKey } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { ActorContext } from './actor-context.ts'
import { recordAudit } from './audit/index.ts'
import { workspaceInvitations } from './tables.ts'

/** Revokes an invitation. Throws `not_found` if it was used or belongs to another workspace. */
export async function withdrawMemberInvitation(ctx: ActorContext, invitationId: number): Promise<void> {
  const { platform, owner } = ctx
  const ofWorkspace = eq(workspaceInvitations.workspaceId, owner.id)
  await platform.database.transaction(async (transaction) => {
    const [withdrawn] = await transaction
      .delete(workspaceInvitations)
      .where(and(eq(workspaceInvitations.id, invitationId), ofWorkspace))
      .returning({ email: workspaceInvitations.email, role: workspaceInvitations.role })
    if (!withdrawn) throw notFound('Invitation')
    const { email, role } = withdrawn
    const subject = { kind: 'member', ...(email !== null && { name: accountKey(email) }) } as const
    await recordAudit({ ...ctx, transaction }, { action: 'invitation_withdrawn', subject, details: { role } })
  })
  notifyOwner(platform, owner.id, { topic: 'members' })
}
