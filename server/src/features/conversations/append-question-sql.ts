import { type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { type Database, insertFrom, type Placeholders } from '../../platform/database/index.ts'
import type { PgColumn } from '../../platform/database/pg-core.ts'
import { messages } from './base/tables.ts'

interface AppendedQuestion {
  readonly agentId: number
  readonly message: string
  readonly questionKey: string
  readonly now: Date
}

/** Whether the conversation's last message of the agent suggested this very question. */
function wasSuggested(conversationId: PgColumn, given: Placeholders<{ message: string }>) {
  return sql`coalesce((select said.suggestions @> jsonb_build_array(jsonb_build_object('content', ${given.message}::text))
    from ${messages} as said where said.conversation_id = ${conversationId} and said.sender_type = 'agent'
    order by said.id desc limit 1), false)`
}

/**
 * A visitor's message as a step of a statement, one for every row of `conversation`.
 */
export function appendQuestionSql(
  database: Database,
  given: Placeholders<AppendedQuestion>,
  conversation: SQLWrapper & { readonly id: PgColumn },
  isTest: boolean,
) {
  const inserted = insertFrom(
    messages,
    {
      conversationId: conversation.id,
      agentId: given.agentId,
      isTest,
      senderType: 'visitor',
      content: given.message,
      questionKey: given.questionKey,
      sources: [],
      isSuggested: wasSuggested(conversation.id, given),
      createdAt: given.now,
    },
    conversation,
  )
  return database
    .$with('question', { id: messages.id, conversationId: messages.conversationId })
    .as(sql`${inserted} returning id, conversation_id`)
}
