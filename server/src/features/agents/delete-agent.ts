import { notifyOwner } from '../notifications/index.ts'
import { type AuditContext, recordAudit } from '../workspaces/index.ts'
import { findOwnAgent } from './base/find-own-agent.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { agentHooks } from './hooks.ts'
import { removeAgent } from './remove-agent.ts'

/** Deletes an agent with everything that belongs to it. */
export async function deleteAgent(ctx: AuditContext, agentId: number): Promise<void> {
  const { platform, owner } = ctx
  await findOwnAgent(platform.database, owner, agentId)
  await platform.hooks.run(agentHooks.shrink, platform.database, agentId)
  const { name: subject } = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId, 'update')
    await removeAgent({ transaction, hooks: platform.hooks }, agent)
    return agent
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId }, { topic: 'activity' })
  await recordAudit(ctx, { name: 'agent_deleted', subject })
}
