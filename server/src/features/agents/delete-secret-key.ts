import { eq } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type AuditContext, recordAudit } from '../workspaces/index.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { agents } from './base/tables.ts'

/** Revokes an agent's secret key, if it has one. */
export async function deleteSecretKey(ctx: AuditContext, agentId: number): Promise<void> {
  const { platform, owner } = ctx
  const { name: subject } = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    await transaction
      .update(agents)
      .set({ secretKeyHash: null, secretKeyEnding: null })
      .where(eq(agents.id, agentId))
    return found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  await recordAudit(ctx, { name: 'secret_key_deleted', subject })
}
