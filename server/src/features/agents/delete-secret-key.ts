import { eq } from '../../platform/database/drizzle.ts'
import type { OwnerContext } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { type AgentRow, agents } from './base/tables.ts'

/** Revokes an agent's secret key, if it has one. Returns the agent. */
export async function deleteSecretKey({ platform, owner }: OwnerContext, agentId: number): Promise<AgentRow> {
  const agent = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    await transaction
      .update(agents)
      .set({ secretKeyHash: null, secretKeyEnding: null })
      .where(eq(agents.id, agentId))
    return found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return agent
}
