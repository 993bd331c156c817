import { and, eq, gt } from '../../../platform/database/drizzle.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../../workspaces/index.ts'
import { lockOwnAgent } from '../base/lock-own-agent.ts'
import { type AgentRow, retiredKeys } from '../base/tables.ts'

/** Ends the grace period of all of an agent's replaced keys, if it has any. Returns the agent. */
export async function revokeRetiredKeys(ctx: ActorContext, agentId: number): Promise<AgentRow> {
  const { platform, owner } = ctx
  const endsAt = platform.clock()
  const agent = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    await transaction
      .update(retiredKeys)
      .set({ endsAt })
      .where(and(eq(retiredKeys.agentId, agentId), gt(retiredKeys.endsAt, endsAt)))
    await recordAudit({ ...ctx, transaction }, { action: 'api_keys_revoked', agent: found })
    return found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  await recordWorkspaceEvent(ctx, { name: 'api_keys_revoked', subject: agent.name })
  return agent
}
