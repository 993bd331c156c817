import { eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { agents, conversationCountSql } from '../agents/index.ts'
import { deleteConversationBatch } from './delete-conversation-batch.ts'

/** Fewer than this are deleted together with their agent, in its transaction. */
const manyFrom = 1000
/** Number per transaction. Visitors who continue one of them wait for it. */
const batchSize = 200

/**
 * Removes the conversations of an agent that is about to be deleted, if it has many, in steps that lock it briefly. A
 * single statement would lock the agent, and block its visitors, for seconds per million messages.
 */
export async function deleteConversationsInBatches(database: Database, agentId: number): Promise<void> {
  const [agent] = await database
    .select({ count: conversationCountSql() })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (!agent || agent.count < manyFrom) return
  let removed = batchSize
  while (removed === batchSize) {
    removed = await database.transaction((transaction) =>
      deleteConversationBatch(transaction, { agentId, condition: undefined, limit: batchSize }),
    )
  }
}
