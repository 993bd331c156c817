import { and, eq, gt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { lockOwnAgent } from '../base/lock-own-agent.ts'
import { type AgentRow, retiredKeys } from '../base/tables.ts'

/** Ends the grace period of all of an agent's replaced keys, if it has any. Returns the agent. */
export async function revokeRetiredKeys(
  platform: Platform,
  owner: Owner,
  agentId: number,
): Promise<AgentRow> {
  const endsAt = platform.clock()
  const agent = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    await transaction
      .update(retiredKeys)
      .set({ endsAt })
      .where(and(eq(retiredKeys.agentId, agentId), gt(retiredKeys.endsAt, endsAt)))
    return found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return agent
}
