import type { JoinedWorkspace } from '@parleykit/contract/auth/account'
import { isWithoutSeat } from '@parleykit/contract/billing/plan-fit'
import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { authHooks, findOwner } from '../auth/index.ts'
import { membersBefore } from './queries.ts'
import { workspaceMembers } from './tables.ts'

/** The workspaces of others that a person is a member of, in the order of joining. */
export async function listJoinedWorkspaces(platform: Platform, userId: number): Promise<JoinedWorkspace[]> {
  const rows = await platform.database
    .select({ id: workspaceMembers.workspaceId, role: workspaceMembers.role, before: membersBefore })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, userId))
    .orderBy(asc(workspaceMembers.joinedAt), asc(workspaceMembers.workspaceId))
  const workspaces: JoinedWorkspace[] = []
  for (const { id, role, before } of rows) {
    const owner = await findOwner(platform.database, id)
    if (!owner) continue
    const { username: name, subscriptionTier } = owner
    const isPaused = owner.isDisabled || isWithoutSeat(before, subscriptionTier)
    const credits = await platform.hooks.ask(authHooks.creditsOf, owner)
    workspaces.push({ id, name, role, isPaused, subscriptionTier, ...credits })
  }
  return workspaces
}
