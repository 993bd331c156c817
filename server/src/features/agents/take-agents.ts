import { and, eq, gt, inArray } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { moveAgentActivities, recordActivity } from '../activity/index.ts'
import { type AgentRow, agents, retiredKeys } from './base/tables.ts'
import { listTakenAgents, type Taking } from './list-taken-agents.ts'
import { touched } from './touched.ts'

export interface NamedTaking extends Taking {
  readonly giver: string
  readonly taker: string
  readonly now: Date
}

/**
 * Moves all agents of one account to another, with all that belongs to them. Publishable keys stay, since websites
 * contain them, and are marked as known to the giver. Secret keys, identity secrets, private links and rotated keys are
 * revoked, since the giver knows them. The caller's transaction has locked both accounts.
 */
export async function takeAgents(transaction: Transaction, taking: NamedTaking): Promise<AgentRow[]> {
  const { giverId, takerId, giver, taker, now } = taking
  // Concurrent changes to single agents wait, and then don't find them.
  await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.ownerId, giverId))
    .orderBy(agents.id)
    .for('no key update')
  const taken = await listTakenAgents(transaction, taking)
  const moved = taken.map(({ agent }) => agent)
  const ids = moved.map(({ id }) => id)
  await moveAgentActivities(transaction, { agentIds: ids, userId: takerId })
  await transaction
    .update(retiredKeys)
    .set({ endsAt: now })
    .where(and(inArray(retiredKeys.agentId, ids), gt(retiredKeys.endsAt, now)))
  for (const { agent, status, pausedFrom } of taken) {
    await transaction
      .update(agents)
      .set({
        ownerId: takerId,
        status,
        pausedFrom,
        apiKeyKnownTo: giver,
        secretKeyHash: null,
        secretKeyEnding: null,
        linkKey: null,
        identitySecret: null,
        identitySecretId: null,
        ...touched(now),
      })
      .where(eq(agents.id, agent.id))
    const told = {
      activityType: 'agent_handed_over',
      botId: agent.id,
      actorId: takerId,
      createdAt: now,
    } as const
    await recordActivity(transaction, {
      ...told,
      userId: giverId,
      description: `"${agent.name}" was transferred to ${taker}`,
    })
    await recordActivity(transaction, {
      ...told,
      userId: takerId,
      description: `"${agent.name}" was transferred to you by ${giver}`,
    })
  }
  return moved
}
