import type { HandoverOffer } from '@parleykit/contract/agents/ownership-transfers/handovers'
import { and, asc, eq, gt, isNull } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Owner, users } from '../../auth/index.ts'
import { listTransferredAgents } from '../index.ts'
import { workspaceHandovers } from './tables.ts'

/** Offers from others to a person, with the outcome for each agent, oldest offer first. */
export async function listTransferOffers(
  { database, clock }: Platform,
  newOwner: Owner,
): Promise<HandoverOffer[]> {
  const open = await database
    .select({ handover: workspaceHandovers, workspace: users.username })
    .from(workspaceHandovers)
    .innerJoin(users, eq(users.id, workspaceHandovers.workspaceId))
    .where(
      and(
        eq(workspaceHandovers.userId, newOwner.id),
        gt(workspaceHandovers.expiresAt, clock()),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(workspaceHandovers.id))
  const offers: HandoverOffer[] = []
  for (const { handover, workspace } of open) {
    const { id, workspaceId: formerOwnerId, expiresAt } = handover
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
