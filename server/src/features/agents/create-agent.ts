import type { AgentFormInput } from '@parleykit/contract/agents'
import { limitsOf } from '@parleykit/contract/plans'
import { count, eq } from 'drizzle-orm'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordActivity } from '../activity/index.ts'
import { lockTier, tellOwner } from '../auth/index.ts'
import type { Access } from '../workspaces/index.ts'
import { agentsInWords } from './core/agents-in-words.ts'
import { newAgent } from './new-agent.ts'
import { type AgentRow, agents } from './tables.ts'

/** Makes an agent; `plan_limit_reached` when the plan holds no further one. */
export async function createAgent(
  platform: Platform,
  { owner, actor }: Access,
  input: AgentFormInput,
): Promise<AgentRow> {
  const created = await platform.database.transaction(async (transaction) => {
    // Two requests at once would both see room for the last agent.
    const tier = await lockTier(transaction, owner.id)
    const [existing] = await transaction
      .select({ agents: count() })
      .from(agents)
      .where(eq(agents.ownerId, owner.id))
    const limit = limitsOf(tier).agents
    if ((existing?.agents ?? 0) >= limit) {
      throw new ApiError(
        'plan_limit_reached',
        `Your plan holds ${agentsInWords(limit)}. Delete one or choose a larger plan.`,
      )
    }
    const createdAt = platform.clock()
    const [agent] = await transaction
      .insert(agents)
      .values({ ...newAgent(input), ownerId: owner.id, createdAt, touchedAt: createdAt })
      .returning()
    if (!agent) throw new Error('The database returned no agent')
    await recordActivity(transaction, {
      userId: owner.id,
      actorId: actor.id,
      activityType: 'bot_created',
      botId: agent.id,
      description: `Agent "${agent.name}" was created`,
      createdAt,
    })
    return agent
  })
  tellOwner(platform, owner.id, { topic: 'agents', agentId: created.id }, { topic: 'activity' })
  return created
}
