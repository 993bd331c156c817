import type { MemberRole } from '@parleykit/contract/base/roles'
import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { findOwner, recordSecurityEvent } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { ActorContext } from './actor-context.ts'
import { recordAudit } from './audit/index.ts'
import { workspaceHooks } from './hooks.ts'
import { workspaceMembers } from './tables.ts'

/** Gives a member another role, which applies from the next request on. Throws `not_found` for a non-member. */
export async function changeMemberRole(
  ctx: ActorContext,
  { userId, role }: { readonly userId: number; readonly role: MemberRole },
): Promise<void> {
  const { platform, owner, caller } = ctx
  const workspaceId = owner.id
  const username = await platform.database.transaction(async (transaction) => {
    const changed = await transaction
      .update(workspaceMembers)
      .set({ role })
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
      .returning({ userId: workspaceMembers.userId })
    if (changed.length === 0) throw notFound('Member')
    const name = (await findOwner(transaction, userId))?.username ?? ''
    const subject = { kind: 'member', id: userId, name } as const
    await recordAudit({ ...ctx, transaction }, { action: 'member_role_changed', subject, details: { role } })
    return name
  })
  if (role === 'viewer') await platform.hooks.run(workspaceHooks.onMayEditNoMore, { workspaceId, userId })
  notifyOwner(platform, workspaceId, { topic: 'members' })
  notifyOwner(platform, userId, { topic: 'everything' })
  const subject = `${username}, ${role}`
  await recordSecurityEvent(platform, { name: 'member_role_changed', userId: workspaceId, caller, subject })
}
