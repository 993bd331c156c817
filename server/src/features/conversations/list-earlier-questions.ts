import { and, desc, eq, lt } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { messages } from './base/tables.ts'

/** The visitor's last questions before a message, oldest first. */
export async function listEarlierQuestions(
  database: Queryable,
  {
    before,
    limit,
  }: { readonly before: { conversationId: number; messageId: number }; readonly limit: number },
): Promise<string[]> {
  const rows = await database
    .select({ content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, before.conversationId),
        eq(messages.senderType, 'visitor'),
        lt(messages.id, before.messageId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit)
  return rows.map((row) => row.content).reverse()
}
