import type { ConversationSearch } from '@parleykit/contract/conversations'
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type ConversationRow, conversations, type MessageRow, messages } from './base/tables.ts'
import { searchConversations } from './search-conversations.ts'

const conversationsRead = 100
const messagesRead = 1000

export interface MessageOfConversation {
  readonly conversation: ConversationRow
  readonly message: MessageRow
}

/**
 * Every message of the conversations that a search finds: newest conversation first, oldest message first. Read in
 * batches, so that the memory it takes doesn't grow with what there is.
 */
export async function* readSearchInBatches(
  database: Queryable,
  agentId: number,
  search: ConversationSearch,
): AsyncGenerator<MessageOfConversation> {
  const found = searchConversations(database, agentId, search)
  let before: SQL | undefined
  for (;;) {
    const batch = await database
      .select()
      .from(conversations)
      .where(and(found, before))
      .orderBy(desc(conversations.id))
      .limit(conversationsRead)
    yield* readMessages(database, batch)
    const last = batch.at(-1)
    if (!last || batch.length < conversationsRead) return
    before = lt(conversations.id, last.id)
  }
}

async function* readMessages(
  database: Queryable,
  batch: readonly ConversationRow[],
): AsyncGenerator<MessageOfConversation> {
  const byId = new Map(batch.map((conversation) => [conversation.id, conversation]))
  const all = inArray(messages.conversationId, [...byId.keys()])
  let after: SQL | undefined
  while (byId.size > 0) {
    const rows = await database
      .select()
      .from(messages)
      .where(and(all, after))
      .orderBy(desc(messages.conversationId), asc(messages.id))
      .limit(messagesRead)
    for (const message of rows) {
      const conversation = byId.get(message.conversationId)
      if (conversation) yield { conversation, message }
    }
    const last = rows.at(-1)
    if (!last || rows.length < messagesRead) return
    after = or(
      lt(messages.conversationId, last.conversationId),
      and(eq(messages.conversationId, last.conversationId), gt(messages.id, last.id)),
    )
  }
}
