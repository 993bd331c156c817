import type { Role } from '@parleykit/contract/base/roles'
import { notFound } from '../../platform/domain-error/index.ts'
import type { ActorContext } from './actor-context.ts'
import { admitMember } from './admit-member.ts'
import { findMembership } from './find-membership.ts'

/** Checks access again, for long requests. Throws as `findAccess` does. It doesn't prolong the session. */
export async function checkAccess(
  { platform: { database }, owner, actor }: ActorContext,
  least: Role,
): Promise<void> {
  if (actor.id === owner.id) return
  const membership = await findMembership(database, { workspaceId: owner.id, userId: actor.id })
  if (!membership) throw notFound('Workspace')
  admitMember(actor, membership, least)
}
