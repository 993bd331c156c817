import type { MemberRole } from '@parleykit/contract/base/roles'
import { isWithoutSeat } from '@parleykit/contract/billing/plan-fit'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { findOwner, type Owner } from '../auth/index.ts'
import { membersBefore } from './queries.ts'
import { workspaceMembers } from './tables.ts'

export interface Membership {
  /** The owner of the workspace. */
  readonly owner: Owner
  readonly role: MemberRole
  /** Whether the plan has no seat for this member, or the owner's account is disabled. */
  readonly isPaused: boolean
}

/** A person's membership in someone else's workspace, or null. */
export async function findMembership(
  database: Queryable,
  { workspaceId, userId }: { readonly workspaceId: number; readonly userId: number },
): Promise<Membership | null> {
  const [member] = await database
    .select({ role: workspaceMembers.role, before: membersBefore })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
  const owner = member && (await findOwner(database, workspaceId))
  if (!owner) return null
  return {
    owner,
    role: member.role,
    isPaused: owner.isDisabled || isWithoutSeat(member.before, owner.subscriptionTier),
  }
}
