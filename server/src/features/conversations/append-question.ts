import { type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Database, insertFrom } from '../../platform/database/index.ts'
import { messages } from './tables.ts'

/** Whether the conversation's last message of the agent suggested this very question. */
function wasSuggested(conversationId: PgColumn) {
  return sql`coalesce((select said.suggestions @> jsonb_build_array(jsonb_build_object('content', ${sql.placeholder('message')}::text))
    from ${messages} as said where said.conversation_id = ${conversationId} and said.sender_type = 'agent'
    order by said.id desc limit 1), false)`
}

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
      isSuggested: wasSuggested(conversation.id),
      createdAt: sql.placeholder('now'),
    },
    conversation,
  )
  return database
    .$with('question', { id: messages.id, conversationId: messages.conversationId })
    .as(sql`${inserted} returning id, conversation_id`)
}
