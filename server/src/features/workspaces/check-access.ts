import type { Role } from '@parleykit/contract/base/roles'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Access } from './access.ts'
import { admitMember } from './admit-member.ts'
import { findMembership } from './find-membership.ts'

/** Checks access again, for long requests. Throws as `findAccess` does. It doesn't prolong the session. */
export async function checkAccess(
  { database }: Platform,
  { owner, actor }: Access,
  least: Role,
): Promise<void> {
  if (actor.id === owner.id) return
  const membership = await findMembership(database, owner.id, actor.id)
  if (!membership) throw notFound('Workspace')
  admitMember(actor, membership, least)
}
