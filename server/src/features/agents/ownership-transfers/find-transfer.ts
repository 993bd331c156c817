import type { OwnershipTransfer } from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { and, eq, gt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Owner, users } from '../../auth/index.ts'
import { ownershipTransfers } from './tables.ts'

/** The open offer of an owner's workspace, or null. */
export async function findTransfer(
  { database, clock }: Platform,
  owner: Owner,
): Promise<OwnershipTransfer | null> {
  const [found] = await database
    .select({ transfer: ownershipTransfers, username: users.username })
    .from(ownershipTransfers)
    .innerJoin(users, eq(users.id, ownershipTransfers.userId))
    .where(and(eq(ownershipTransfers.workspaceId, owner.id), gt(ownershipTransfers.expiresAt, clock())))
  if (!found) return null
  const { id, userId, expiresAt } = found.transfer
  return { id, userId, username: found.username, expiresAt: expiresAt.toISOString() }
}
