import type { TransferOffer } from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { and, asc, eq, gt, isNull } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Owner, users } from '../../auth/index.ts'
import { listTransferredAgents } from '../index.ts'
import { ownershipTransfers } from './tables.ts'

/** Offers from others to a person, with the outcome for each agent, oldest offer first. */
export async function listTransferOffers(
  { database, clock }: Platform,
  newOwner: Owner,
): Promise<TransferOffer[]> {
  const open = await database
    .select({ offer: ownershipTransfers, workspace: users.username })
    .from(ownershipTransfers)
    .innerJoin(users, eq(users.id, ownershipTransfers.workspaceId))
    .where(
      and(
        eq(ownershipTransfers.userId, newOwner.id),
        gt(ownershipTransfers.expiresAt, clock()),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(ownershipTransfers.id))
  const offers: TransferOffer[] = []
  for (const { offer, workspace } of open) {
    const { id, workspaceId: formerOwnerId, expiresAt } = offer
    const transfer = { formerOwnerId, newOwnerId: newOwner.id, newOwnerTier: newOwner.subscriptionTier }
    const transferred = await listTransferredAgents(database, transfer)
    const agents = transferred.map(({ agent, pausedFrom }) => ({
      id: agent.id,
      name: agent.name,
      isPausedByPlan: pausedFrom !== null,
    }))
    offers.push({ id, workspace, agents, expiresAt: expiresAt.toISOString() })
  }
  return offers
}
