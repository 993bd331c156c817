import { mayAct, type Role } from '@parleykit/contract/base/roles'
import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Access } from './access.ts'
import type { Actor } from './actor.ts'
import type { Membership } from './find-membership.ts'

/** Checks that a member has at least a role in a workspace. Throws `member_paused` or `role_too_small`. */
export function requireRole(
  { id, username, shownName }: Omit<Actor, 'role'>,
  { owner, role, isPaused }: Membership,
  least: Role,
): Pick<Access, 'owner' | 'actor'> {
  if (isPaused)
    throw new DomainError('member_paused', owner.isDisabled ? workspaceTexts.shut : workspaceTexts.paused)
  if (!mayAct(role, least)) {
    const { ownersOnly, viewersOnlyRead } = workspaceTexts
    throw new DomainError('role_too_small', least === 'owner' ? ownersOnly : viewersOnlyRead)
  }
  return { owner, actor: { id, username, shownName, role } }
}
