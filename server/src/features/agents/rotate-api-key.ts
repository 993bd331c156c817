import { keyGraceDays, retiredKeysMax } from '@parleykit/contract/agents/limits'
import { and, desc, eq, notInArray } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { hashKey } from './base/hash-key.ts'
import { lockOwnAgent } from './base/lock-own-agent.ts'
import { type AgentRow, agents, retiredKeys } from './base/tables.ts'
import { createApiKey } from './create-api-key.ts'

const graceMs = keyGraceDays * 24 * 3600 * 1000

/** Gives an agent a new key. The old one works until its grace period ends or its owner revokes it. */
export async function rotateApiKey(ctx: ActorContext, agentId: number): Promise<AgentRow> {
  const { platform, owner } = ctx
  const agent = await platform.database.transaction(async (transaction) => {
    const found = await lockOwnAgent(transaction, owner, agentId)
    const retiredAt = platform.clock()
    await transaction.insert(retiredKeys).values({
      agentId,
      keyHash: hashKey(found.apiKey),
      ending: found.apiKey.slice(-4),
      retiredAt,
      endsAt: new Date(retiredAt.getTime() + graceMs),
    })
    const ofAgent = eq(retiredKeys.agentId, agentId)
    const newest = transaction
      .select({ keyHash: retiredKeys.keyHash })
      .from(retiredKeys)
      .where(ofAgent)
      .orderBy(desc(retiredKeys.retiredAt))
      .limit(retiredKeysMax)
    await transaction.delete(retiredKeys).where(and(ofAgent, notInArray(retiredKeys.keyHash, newest)))
    const [rotated] = await transaction
      .update(agents)
      .set({ apiKey: createApiKey(), apiKeyKnownTo: null })
      .where(eq(agents.id, agentId))
      .returning()
    await recordAudit({ ...ctx, transaction }, { action: 'api_key_rotated', agent: found })
    return rotated ?? found
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId })
  await recordWorkspaceEvent(ctx, { name: 'api_key_rotated', subject: agent.name })
  return agent
}
