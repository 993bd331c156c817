import { randomBytes } from 'node:crypto'
import { eq } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { hashKey } from './base/hash-key.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { type AgentRow, agents } from './base/tables.ts'

/** Gives an agent a secret key that replaces the previous one. Only its hash is stored. */
export async function rotateSecretKey(
  ctx: ActorContext,
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
    await recordAudit({ ...ctx, transaction }, { action: 'secret_key_rotated', agent: found })
    return rotated ?? found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  await recordWorkspaceEvent(ctx, { name: 'secret_key_rotated', subject: agent.name })
  return { secretKey, agent }
}

/** A key for the owner's servers. Its prefix tells it from the publishable key (see `createApiKey`). */
function createSecretKey(): string {
  return `sk_${randomBytes(32).toString('base64url')}`
}
