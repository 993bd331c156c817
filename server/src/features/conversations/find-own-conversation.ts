import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { agents } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { type ConversationRow, conversations } from './base/tables.ts'

/** Finds a conversation with one of the owner's agents. Throws `not_found` for those of others too. */
export async function findOwnConversation(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  conversationId: number,
): Promise<ConversationRow> {
  const [found] = await database
    .select({ conversation: conversations })
    .from(conversations)
    .innerJoin(agents, eq(agents.id, conversations.agentId))
    .where(and(eq(conversations.id, conversationId), eq(agents.ownerId, owner.id)))
  if (!found) throw notFound('Conversation')
  return found.conversation
}
