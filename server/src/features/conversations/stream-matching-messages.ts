import type { ConversationSearch } from '@parleykit/contract/conversations/conversations'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  or,
  type SQL,
} from '../../platform/database/drizzle.ts'
import type { Read } from '../../platform/database/index.ts'
import {
  type ConversationRow,
  conversations,
  type MessageWithPictures,
  messages,
  picturesOfMessage,
} from './base/tables.ts'
import { conversationSearchCondition } from './conversation-search-condition.ts'

const conversationsRead = 100
const messagesRead = 1000

export interface MessageOfConversation {
  readonly conversation: ConversationRow
  readonly message: MessageWithPictures
}

/**
 * Every message of the conversations that match a search: newest conversation first, oldest message first. Read in
 * batches, so that memory use doesn't grow with the result.
 */
export async function* streamMatchingMessages(
  read: Read,
  agentId: number,
  search: ConversationSearch,
): AsyncGenerator<MessageOfConversation> {
  let before: SQL | undefined
  for (;;) {
    const batch = await read((database) =>
      database
        .select()
        .from(conversations)
        .where(and(conversationSearchCondition(database, { agentId, input: search }), before))
        .orderBy(desc(conversations.id))
        .limit(conversationsRead),
    )
    yield* readMessages(read, batch)
    const last = batch.at(-1)
    if (!last || batch.length < conversationsRead) return
    before = lt(conversations.id, last.id)
  }
}

async function* readMessages(
  read: Read,
  batch: readonly ConversationRow[],
): AsyncGenerator<MessageOfConversation> {
  const byId = new Map(batch.map((conversation) => [conversation.id, conversation]))
  const all = inArray(messages.conversationId, [...byId.keys()])
  let after: SQL | undefined
  while (byId.size > 0) {
    const rows = await read((database) =>
      database
        .select({ ...getTableColumns(messages), pictures: picturesOfMessage })
        .from(messages)
        .where(and(all, after))
        .orderBy(desc(messages.conversationId), asc(messages.id))
        .limit(messagesRead),
    )
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
