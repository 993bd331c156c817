import { type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Database, insertFrom } from '../../platform/database/index.ts'
import { messages } from './tables.ts'

/**
 * An agent's message as a step of a statement, one for every row of `conversation`. Executed with `agentId`, `reply`, `replyKind`, `sources`,
 * `suggestions` and `now`.
 */
export function appendReply(
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
      senderType: 'agent',
      content: sql.placeholder('reply'),
      replyKind: sql.placeholder('replyKind'),
      sources: sql.placeholder('sources'),
      suggestions: sql.placeholder('suggestions'),
      suggestionCount: sql`jsonb_array_length(${sql.param(sql.placeholder('suggestions'), messages.suggestions)}::jsonb)`,
      createdAt: sql.placeholder('now'),
    },
    conversation,
  )
  return database.$with('reply', { id: messages.id }).as(sql`${inserted} returning id`)
}
