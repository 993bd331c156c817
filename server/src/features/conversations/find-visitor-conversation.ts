import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { AdmittedVisitor } from '../visitors/index.ts'
import { type ConversationRow, conversations } from './base/tables.ts'
import { openToVisitor } from './open-to-visitor.ts'

/** Finds one of a visitor's own conversations. Throws `not_found` for those of others too. */
export async function findVisitorConversation(
  { database, visitor }: { readonly database: Queryable; readonly visitor: AdmittedVisitor },
  conversationId: number,
): Promise<ConversationRow> {
  const [conversation] = await database
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), openToVisitor(visitor)))
  if (!conversation) throw notFound('Conversation')
  return conversation
}
