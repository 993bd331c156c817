import { isWithoutSeat } from '@parleykit/contract/billing/plan-fit'
import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'
import { workspaceMembers } from './tables.ts'

/** Usernames of members who lose or regain their seat with another plan, in the order of joining. */
export async function listSeatChanges(
  database: Queryable,
  { workspaceId, from, to }: { readonly workspaceId: number; readonly from: string; readonly to: string },
): Promise<{ readonly paused: string[]; readonly resumed: string[] }> {
  const members = await database
    .select({ username: users.username })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(asc(workspaceMembers.joinedAt), asc(workspaceMembers.userId))
  const whose = (had: boolean, has: boolean) =>
    members.flatMap(({ username }, before) =>
      isWithoutSeat(before, from) !== had && isWithoutSeat(before, to) !== has ? [username] : [],
    )
  return { paused: whose(true, false), resumed: whose(false, true) }
}
