import type { AgentFormInput } from '@parleykit/contract/agents/agents'
import { requireAvailableModel } from '../models/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import type { AgentRow } from './base/tables.ts'
import { insertAgent } from './insert-agent.ts'
import { requireAgentQuota } from './require-agent-quota.ts'

/** Creates an agent. Throws `plan_limit_reached` if the plan allows no more. */
export async function createAgent(
  { platform, ...access }: ActorContext,
  input: AgentFormInput,
): Promise<AgentRow> {
  const { owner } = access
  if (input.replyModel) await requireAvailableModel({ platform, owner }, input.replyModel)
  const created = await platform.database.transaction(async (transaction) => {
    await requireAgentQuota(transaction, { ownerId: owner.id, further: 1 })
    return insertAgent({ platform, transaction, ...access }, { input, createdAt: platform.clock() })
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId: created.id }, { topic: 'activity' })
  return created
}
