import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { conversations } from './base/tables.ts'

/** ID of the owner of a conversation's agent; null if there is no conversation with this id. */
export async function findConversationOwner(
  database: Queryable,
  conversationId: number,
): Promise<number | null> {
  const [found] = await database
    .select({ ownerId: agents.ownerId })
    .from(conversations)
    .innerJoin(agents, eq(agents.id, conversations.agentId))
    .where(eq(conversations.id, conversationId))
  return found?.ownerId ?? null
}
