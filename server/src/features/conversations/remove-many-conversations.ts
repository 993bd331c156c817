import { eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { agents, conversationCountSql } from '../agents/index.ts'
import { removeConversations } from './remove-conversations.ts'

/** Fewer go with their agent, in its own transaction. */
const manyFrom = 1000
/** In one transaction: who goes on with one of them waits for it. */
const batchSize = 200

/**
 * Removes the conversations of an agent that is about to be deleted, where it has many, in steps that hold it for a moment
 * each: one statement for all would hold it, and who asks it, for seconds a million messages.
 */
export async function removeManyConversations(database: Database, agentId: number): Promise<void> {
  const [agent] = await database
    .select({ count: conversationCountSql() })
    .from(agents)
    .where(eq(agents.id, agentId))
  if (!agent || agent.count < manyFrom) return
  let removed = batchSize
  while (removed === batchSize) {
    removed = await database.transaction((transaction) =>
      removeConversations(transaction, agentId, undefined, batchSize),
    )
  }
}
