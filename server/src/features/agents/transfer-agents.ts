import { and, eq, gt, inArray } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { moveAgentActivities, recordActivity } from '../workspaces/activity/index.ts'
import { type AgentRow, agents, retiredKeys } from './base/tables.ts'
import { type AgentTransfer, listTransferredAgents } from './list-transferred-agents.ts'
import { touchedColumns } from './touched-columns.ts'

export interface NamedAgentTransfer extends AgentTransfer {
  readonly formerOwner: string
  readonly newOwner: string
  readonly now: Date
}

/**
 * Moves all agents of one account to another, with all that belongs to them. Publishable keys stay, since websites
 * contain them, and are marked as known to the former owner. Secret keys, identity secrets, private links and rotated
 * keys are revoked, since the former owner knows them. The caller's transaction has locked both accounts.
 */
export async function transferAgents(
  transaction: Transaction,
  transfer: NamedAgentTransfer,
): Promise<AgentRow[]> {
  const { formerOwnerId, newOwnerId, formerOwner, newOwner, now } = transfer
  // Concurrent changes to single agents wait, and then don't find them.
  await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.ownerId, formerOwnerId))
    .orderBy(agents.id)
    .for('no key update')
  const transferred = await listTransferredAgents(transaction, transfer)
  const moved = transferred.map(({ agent }) => agent)
  const ids = moved.map(({ id }) => id)
  await moveAgentActivities(transaction, { agentIds: ids, userId: newOwnerId })
  await transaction
    .update(retiredKeys)
    .set({ endsAt: now })
    .where(and(inArray(retiredKeys.agentId, ids), gt(retiredKeys.endsAt, now)))
  for (const { agent, status, pausedFrom } of transferred) {
    await transaction
      .update(agents)
      .set({
        ownerId: newOwnerId,
        status,
        pausedFrom,
        apiKeyKnownTo: formerOwner,
        secretKeyHash: null,
        secretKeyEnding: null,
        linkKey: null,
        identitySecret: null,
        identitySecretId: null,
        ...touchedColumns(now),
      })
      .where(eq(agents.id, agent.id))
    const activity = {
      activityType: 'agent_handed_over',
      botId: agent.id,
      actorId: newOwnerId,
      createdAt: now,
    } as const
    await recordActivity(transaction, {
      ...activity,
      userId: formerOwnerId,
      description: `"${agent.name}" was transferred to ${newOwner}`,
    })
    await recordActivity(transaction, {
      ...activity,
      userId: newOwnerId,
      description: `"${agent.name}" was transferred to you by ${formerOwner}`,
    })
  }
  return moved
}
