import { createHash, randomBytes } from 'node:crypto'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { lockOwnAgent } from '../base/lock-own-agent.ts'
import { type AgentRow, agents, identityProblems } from '../base/tables.ts'

/** Separates sealed identity secrets from other sealed secrets. */
const kind = 'agent-identity-secret'

/** The secret that an agent's owner signs with, or null. */
export async function openIdentitySecret(
  { signing }: Platform,
  { identitySecret }: AgentRow,
): Promise<string | null> {
  return identitySecret === null ? null : signing.unseal(kind, identitySecret)
}

/** Replaces or removes an agent's identity secret. Returns the agent and the secret. */
export async function setIdentitySecret(
  platform: Platform,
  owner: Owner,
  agentId: number,
  wanted: 'new' | 'none',
): Promise<{ secret: string | null; agent: AgentRow }> {
  const secret = wanted === 'new' ? `is_${randomBytes(32).toString('base64url')}` : null
  const sealed = secret === null ? null : await platform.signing.seal(kind, secret)
  const agent = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    await transaction.delete(identityProblems).where(eq(identityProblems.agentId, agentId))
    const [changed] = await transaction
      .update(agents)
      .set({ identitySecret: sealed, identitySecretId: secret === null ? null : idOf(secret) })
      .where(eq(agents.id, agentId))
      .returning()
    return changed ?? found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  return { secret, agent }
}

/** An ID for a secret in the tokens of visitors identified by it. It reveals nothing about the secret. */
function idOf(secret: string): string {
  return createHash('sha256').update(`id of ${secret}`).digest('base64url').slice(0, 16)
}
