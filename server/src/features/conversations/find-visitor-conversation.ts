import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { type ConversationRow, conversations } from './base/tables.ts'
import { readableByVisitor } from './readable-by-visitor.ts'
import type { AdmittedVisitor } from './visitors/index.ts'

/** Finds one of a visitor's own conversations. Throws `not_found` for those of others too. */
export async function findVisitorConversation(
  { database, visitor }: { readonly database: Queryable; readonly visitor: AdmittedVisitor },
  conversationId: number,
): Promise<ConversationRow> {
  const [conversation] = await database
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), readableByVisitor(visitor)))
  if (!conversation) throw notFound('Conversation')
  return conversation
}
