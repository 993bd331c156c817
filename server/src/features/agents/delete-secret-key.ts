import { eq } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { agents } from './base/tables.ts'

/** Revokes an agent's secret key, if it has one. */
export async function deleteSecretKey(ctx: ActorContext, agentId: number): Promise<void> {
  const { platform, owner } = ctx
  const { name: subject } = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    await transaction
      .update(agents)
      .set({ secretKeyHash: null, secretKeyEnding: null })
      .where(eq(agents.id, agentId))
    await recordAudit({ ...ctx, transaction }, { action: 'secret_key_deleted', agent: found })
    return found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  await recordWorkspaceEvent(ctx, { name: 'secret_key_deleted', subject })
}
