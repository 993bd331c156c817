import type { OwnerContext } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { findOwnAgent } from './base/find-own-agent.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import type { AgentRow } from './base/tables.ts'
import { agentHooks } from './hooks.ts'
import { removeAgent } from './remove-agent.ts'

/** Deletes an agent with everything that belongs to it. Returns the deleted row. */
export async function deleteAgent({ platform, owner }: OwnerContext, agentId: number): Promise<AgentRow> {
  await findOwnAgent(platform.database, owner, agentId)
  await platform.hooks.run(agentHooks.shrink, platform.database, agentId)
  const deleted = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId, 'update')
    await removeAgent({ transaction, hooks: platform.hooks }, agent)
    return agent
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId }, { topic: 'activity' })
  return deleted
}
