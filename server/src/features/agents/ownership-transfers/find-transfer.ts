import type { Handover } from '@parleykit/contract/agents/ownership-transfers/handovers'
import { and, eq, gt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Owner, users } from '../../auth/index.ts'
import { workspaceHandovers } from './tables.ts'

/** The open offer of an owner's workspace, or null. */
export async function findTransfer({ database, clock }: Platform, owner: Owner): Promise<Handover | null> {
  const [found] = await database
    .select({ handover: workspaceHandovers, username: users.username })
    .from(workspaceHandovers)
    .innerJoin(users, eq(users.id, workspaceHandovers.userId))
    .where(and(eq(workspaceHandovers.workspaceId, owner.id), gt(workspaceHandovers.expiresAt, clock())))
  if (!found) return null
  const { id, userId, expiresAt } = found.handover
  return { id, userId, username: found.username, expiresAt: expiresAt.toISOString() }
}
