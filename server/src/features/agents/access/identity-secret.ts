import { createHash, randomBytes } from 'node:crypto'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../../workspaces/index.ts'
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

/** Replaces or removes an agent's identity secret. Returns the secret. */
export async function setIdentitySecret(
  ctx: ActorContext,
  { agentId, wanted }: { readonly agentId: number; readonly wanted: 'new' | 'none' },
): Promise<string | null> {
  const { platform, owner } = ctx
  const name = wanted === 'new' ? 'identity_secret_renewed' : 'identity_secret_deleted'
  const secret = wanted === 'new' ? `is_${randomBytes(32).toString('base64url')}` : null
  const sealed = secret === null ? null : await platform.signing.seal(kind, secret)
  const { name: subject } = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    await transaction.delete(identityProblems).where(eq(identityProblems.agentId, agentId))
    await transaction
      .update(agents)
      .set({ identitySecret: sealed, identitySecretId: secret === null ? null : idOf(secret) })
      .where(eq(agents.id, agentId))
    await recordAudit({ ...ctx, transaction }, { action: name, agent: found })
    return found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  await recordWorkspaceEvent(ctx, { name, subject })
  return secret
}

/** An ID for a secret in the tokens of visitors identified by it. It reveals nothing about the secret. */
function idOf(secret: string): string {
  return createHash('sha256').update(`id of ${secret}`).digest('base64url').slice(0, 16)
}
