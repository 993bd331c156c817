import type { Platform } from '../../platform/platform.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { lockOwnAgent } from './lock-own-agent.ts'
import { type AgentDeletionHooks, removeAgent } from './remove-agent.ts'

/** Deletes an agent with everything that belongs to it. */
export async function deleteAgent(
  platform: Platform,
  owner: Owner,
  agentId: number,
  hooks: AgentDeletionHooks,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await removeAgent(transaction, await lockOwnAgent(transaction, owner, agentId, 'update'), hooks)
  })
  tellOwner(platform, owner.id, { topic: 'agents', agentId }, { topic: 'activity' })
}
