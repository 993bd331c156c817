import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { findOwnAgent } from './base/find-own-agent.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { agentHooks } from './hooks.ts'
import { removeAgent } from './remove-agent.ts'

/** Deletes an agent with everything that belongs to it. */
export async function deleteAgent(ctx: ActorContext, agentId: number): Promise<void> {
  const { platform, owner } = ctx
  await findOwnAgent(platform.database, owner, agentId)
  await platform.hooks.run(agentHooks.shrink, platform.database, agentId)
  const { name: subject } = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId, 'update')
    await removeAgent({ transaction, hooks: platform.hooks }, agent)
    await recordAudit({ ...ctx, transaction }, { action: 'agent_deleted', agent })
    return agent
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId }, { topic: 'activity' })
  await recordWorkspaceEvent(ctx, { name: 'agent_deleted', subject })
}
