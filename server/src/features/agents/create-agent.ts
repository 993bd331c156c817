import type { AgentFormInput } from '@parleykit/contract/agents/agents'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../auth/index.ts'
import type { Access } from '../workspaces/index.ts'
import type { AgentRow } from './base/tables.ts'
import { insertAgent } from './insert-agent.ts'
import { requirePlace } from './require-place.ts'

/** Creates an agent. Throws `plan_limit_reached` if the plan allows no more. */
export async function createAgent(
  platform: Platform,
  access: Access,
  input: AgentFormInput,
): Promise<AgentRow> {
  const { owner } = access
  const created = await platform.database.transaction(async (transaction) => {
    await requirePlace(transaction, owner.id, 1)
    return insertAgent(transaction, access, input, platform.clock())
  })
  notifyOwner(platform, owner.id, { topic: 'agents', agentId: created.id }, { topic: 'activity' })
  return created
}
