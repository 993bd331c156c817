import type { AgentFormInput } from '@parleykit/contract/agents/agents'
import type { Transaction } from '../../platform/database/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { newAgent } from './new-agent.ts'

/** Inserts a new agent and its activity in the caller's transaction, which checks the plan first (`requireAgentQuota`). */
export async function insertAgent(
  { platform, transaction, ...access }: ActorContext & { readonly transaction: Transaction },
  {
    input,
    createdAt,
    action = 'agent_created',
  }: {
    readonly input: AgentFormInput
    readonly createdAt: Date
    readonly action?: 'agent_created' | 'agent_imported'
  },
): Promise<AgentRow> {
  const { owner, actor } = access
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
  await recordAudit({ platform, transaction, ...access }, { action, agent })
  return agent
}
