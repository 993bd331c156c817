import { eq } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type AuditContext, recordAudit } from '../workspaces/index.ts'
import { hashKey } from './base/hash-key.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { createSecretKey } from './create-secret-key.ts'

/** Gives an agent a secret key that replaces the previous one. Only its hash is stored. */
export async function rotateSecretKey(
  ctx: AuditContext,
  agentId: number,
): Promise<{ secretKey: string; agent: AgentRow }> {
  const { platform, owner } = ctx
  const secretKey = createSecretKey()
  const agent = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    const [rotated] = await transaction
      .update(agents)
      .set({ secretKeyHash: hashKey(secretKey), secretKeyEnding: secretKey.slice(-4) })
      .where(eq(agents.id, agentId))
      .returning()
    return rotated ?? found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  await recordAudit(ctx, { name: 'secret_key_rotated', subject: agent.name })
  return { secretKey, agent }
}
