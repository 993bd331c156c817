import type { Role } from '@parleykit/contract/base/roles'
import { notFound } from '../../platform/domain-error/index.ts'
import type { ActorContext } from './actor-context.ts'
import { findMembership } from './find-membership.ts'
import { requireRole } from './require-role.ts'

/** Checks access again, for long requests. Throws as `findAccess` does. It doesn't prolong the session. */
export async function recheckAccess(
  { platform: { database }, owner, actor }: Omit<ActorContext, 'caller'>,
  least: Role,
): Promise<void> {
  if (actor.id === owner.id) return
  const membership = await findMembership(database, { workspaceId: owner.id, userId: actor.id })
  if (!membership) throw notFound('Workspace')
  requireRole(actor, membership, least)
}
