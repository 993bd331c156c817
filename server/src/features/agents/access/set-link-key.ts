import { randomBytes } from 'node:crypto'
import { eq } from '../../../platform/database/drizzle.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../../workspaces/index.ts'
import { lockOwnAgent } from '../base/lock-own-agent.ts'
import { type AgentRow, agents } from '../base/tables.ts'

/** Replaces or removes an agent's private link. Returns the agent. */
export async function setLinkKey(
  ctx: ActorContext,
  { agentId, wanted }: { readonly agentId: number; readonly wanted: 'new' | 'none' },
): Promise<AgentRow> {
  const { platform, owner } = ctx
  const name = wanted === 'new' ? 'link_key_renewed' : 'link_key_deleted'
  const agent = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    const [changed] = await transaction
      .update(agents)
      .set({ linkKey: wanted === 'new' ? makeLinkKey() : null })
      .where(eq(agents.id, agentId))
      .returning()
    await recordAudit({ ...ctx, transaction }, { action: name, agent: found })
    return changed ?? found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  await recordWorkspaceEvent(ctx, { name, subject: agent.name })
  return agent
}

/** Random, and short enough for a QR code that a phone can scan from a table. */
function makeLinkKey(): string {
  return `lk_${randomBytes(16).toString('base64url')}`
}
