import { deleteBlobs } from '../../platform/blobs/index.ts'
import { eq } from '../../platform/database/drizzle.ts'
import type { Database, Transaction } from '../../platform/database/index.ts'
import { deleteAgentActivities } from '../activity/index.ts'
import { type AgentRow, agents } from './base/tables.ts'

/** Removes an agent's data in other features that foreign keys don't reach. */
export interface AgentDeletionHooks {
  /** Deletes bulk data in short transactions, since the final one locks the agent and blocks its visitors. */
  shrinkAgent(database: Database, agentId: number): Promise<void>
  beforeAgentDeleted(transaction: Transaction, agentId: number): Promise<void>
}

/** Removes an agent that the transaction has locked, with everything that belongs to it. */
export async function removeAgent(
  transaction: Transaction,
  agent: AgentRow,
  hooks: AgentDeletionHooks,
): Promise<void> {
  await hooks.beforeAgentDeleted(transaction, agent.id)
  await deleteAgentActivities(transaction, agent.id)
  await transaction.delete(agents).where(eq(agents.id, agent.id))
  await deleteBlobs(transaction, [agent.profileImageBlobId])
}
