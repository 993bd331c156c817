import { deleteBlobs } from '../../platform/blobs/index.ts'
import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Hooks } from '../../platform/hooks/index.ts'
import { deleteAgentActivities } from '../workspaces/activity/index.ts'
import { type AgentRow, agents } from './base/tables.ts'
import { agentHooks } from './hooks.ts'

/** Removes an agent that the transaction has locked, with everything that belongs to it. */
export async function removeAgent(
  { transaction, hooks }: { readonly transaction: Transaction; readonly hooks: Hooks },
  agent: AgentRow,
): Promise<void> {
  await hooks.run(agentHooks.beforeDeleted, transaction, agent.id)
  await deleteAgentActivities(transaction, agent.id)
  await transaction.delete(agents).where(eq(agents.id, agent.id))
  await deleteBlobs(transaction, [agent.profileImageBlobId])
}
