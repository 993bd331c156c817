import type { Conversation } from '@parleykit/contract/conversations/conversations'
import type { ConversationRow } from './base/tables.ts'

/** A conversation as the API shows it to its owner and its visitor. */
export function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    preview: row.preview,
    startedAt: row.startedAt.toISOString(),
    messageCount: row.messageCount,
    isTest: row.isTest,
  }
}
