import { eq } from 'drizzle-orm'
import { deleteBlobs } from '../../platform/blobs/index.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAgentActivities } from '../activity/index.ts'
import { type Owner, tellOwner } from '../auth/index.ts'
import { lockOwnAgent } from './lock-own-agent.ts'
import { agents } from './tables.ts'

/** What other features hold of an agent and foreign keys don't reach. */
export interface AgentDeletionHooks {
  beforeAgentDeleted(transaction: Transaction, agentId: number): Promise<void>
}

/** Deletes an agent with everything that belongs to it. */
export async function deleteAgent(
  platform: Platform,
  owner: Owner,
  agentId: number,
  hooks: AgentDeletionHooks,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId, 'update')
    await hooks.beforeAgentDeleted(transaction, agentId)
    await deleteAgentActivities(transaction, agentId)
    await transaction.delete(agents).where(eq(agents.id, agentId))
    await deleteBlobs(transaction, [agent.profileImageBlobId])
  })
  tellOwner(platform, owner.id, { topic: 'agents', agentId }, { topic: 'activity' })
}
