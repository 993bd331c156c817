import { isWithoutSeat } from '@parleykit/contract/billing/plan-fit'
import type { Member } from '@parleykit/contract/workspaces/workspaces'
import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type Owner, users } from '../auth/index.ts'
import { workspaceMembers } from './tables.ts'

/** The members of an owner's workspace, in the order of joining. */
export async function listMembers(database: Queryable, owner: Owner): Promise<Member[]> {
  const rows = await database
    .select({ member: workspaceMembers, username: users.username, email: users.email })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, owner.id))
    .orderBy(asc(workspaceMembers.joinedAt), asc(workspaceMembers.userId))
  return rows.map(({ member: { userId, role, joinedAt }, username, email }, before) => ({
    userId,
    username,
    email,
    role,
    isPaused: isWithoutSeat(before, owner.subscriptionTier),
    joinedAt: joinedAt.toISOString(),
  }))
}
