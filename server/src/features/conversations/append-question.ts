import { type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Database, insertFrom } from '../../platform/database/index.ts'
import { messages } from './tables.ts'

/**
 * A visitor's message as a step of a statement, one for every row of `conversation`. Executed with `agentId`, `message`,
 * `questionKey` and `now`.
 */
export function appendQuestion(
  database: Database,
  conversation: SQLWrapper & { readonly id: PgColumn },
  isTest: boolean,
) {
  const inserted = insertFrom(
    messages,
    {
      conversationId: conversation.id,
      agentId: sql.placeholder('agentId'),
      isTest,
      senderType: 'visitor',
      content: sql.placeholder('message'),
      questionKey: sql.placeholder('questionKey'),
      sources: [],
      createdAt: sql.placeholder('now'),
    },
    conversation,
  )
  return database
    .$with('question', { id: messages.id, conversationId: messages.conversationId })
    .as(sql`${inserted} returning id, conversation_id`)
}
