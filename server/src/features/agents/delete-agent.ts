import type { Platform } from '../../platform/platform.ts'
import { notifyOwner, type Owner } from '../auth/index.ts'
import { findOwnAgent } from './base/find-own-agent.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import type { AgentRow } from './base/tables.ts'
import { type AgentDeletionHooks, removeAgent } from './remove-agent.ts'

/** Deletes an agent with everything that belongs to it. Returns the deleted row. */
export async function deleteAgent(
  platform: Platform,
  owner: Owner,
  agentId: number,
  hooks: AgentDeletionHooks,
): Promise<AgentRow> {
  await findOwnAgent(platform.database, owner, agentId)
  await hooks.shrinkAgent(platform.database, agentId)
  const deleted = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId, 'update')
    await removeAgent(transaction, agent, hooks)
    return agent
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId }, { topic: 'activity' })
  return deleted
}
