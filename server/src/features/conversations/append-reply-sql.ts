import type { ChatSource } from '@parleykit/contract/chat/chat'
import { type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { type Database, insertFrom, type Placeholders } from '../../platform/database/index.ts'
import type { PgColumn } from '../../platform/database/pg-core.ts'
import { messages, type ReplyKind, type StoredSuggestion } from './base/tables.ts'

interface AppendedReply {
  readonly agentId: number
  readonly reply: string
  readonly replyKind: ReplyKind
  readonly confidence: number | null
  readonly sources: readonly ChatSource[]
  readonly suggestions: readonly StoredSuggestion[]
  /** See `linkHashesOf`. */
  readonly links: readonly string[]
  readonly now: Date
}

/**
 * An agent's message as a step of a statement, one for every row of `conversation`.
 */
export function appendReplySql(
  database: Database,
  given: Placeholders<AppendedReply>,
  conversation: SQLWrapper & { readonly id: PgColumn },
  isTest: boolean,
) {
  const inserted = insertFrom(
    messages,
    {
      conversationId: conversation.id,
      agentId: given.agentId,
      isTest,
      senderType: 'agent',
      content: given.reply,
      replyKind: given.replyKind,
      confidence: given.confidence,
      sources: given.sources,
      suggestions: given.suggestions,
      suggestionCount: sql`jsonb_array_length(${sql.param(given.suggestions, messages.suggestions)}::jsonb)`,
      links: given.links,
      createdAt: given.now,
    },
    conversation,
  )
  return database.$with('reply', { id: messages.id }).as(sql`${inserted} returning id`)
}
