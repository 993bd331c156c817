import type { AgentFormInput } from '@parleykit/contract/agents/agents'
import type { Transaction } from '../../platform/database/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import type { Access } from '../workspaces/index.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { newAgent } from './new-agent.ts'

/** Inserts a new agent and its activity in the caller's transaction, which checks the plan first (`requireAgentQuota`). */
export async function insertAgent(
  { transaction, owner, actor }: Access & { readonly transaction: Transaction },
  { input, createdAt }: { readonly input: AgentFormInput; readonly createdAt: Date },
): Promise<AgentRow> {
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
}
