import { and, asc, eq, gt, inArray } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { conversations, type MessageRow, messages } from '../../conversations/index.ts'

/** Conversations per read. */
const pageSize = 50

/** An agent's conversations with their messages, oldest first. */
export async function* listExportedConversations(
  database: Queryable,
  agentId: number,
): AsyncGenerator<object> {
  for (let after = 0; ; ) {
    const page = await database
      .select()
      .from(conversations)
      .where(and(eq(conversations.agentId, agentId), gt(conversations.id, after)))
      .orderBy(asc(conversations.id))
      .limit(pageSize)
    if (page.length === 0) return
    const said = await database
      .select()
      .from(messages)
      .where(
        inArray(
          messages.conversationId,
          page.map(({ id }) => id),
        ),
      )
      .orderBy(asc(messages.id))
    const byConversation = Map.groupBy(said, ({ conversationId }) => conversationId)
    for (const conversation of page) {
      after = conversation.id
      const { agentId: _, messageCount: __, ...told } = conversation
      yield { ...told, messages: (byConversation.get(conversation.id) ?? []).map(toExportedMessage) }
    }
  }
}

function toExportedMessage(row: MessageRow): object {
  const {
    id,
    senderType,
    personName,
    content,
    originalContent,
    status,
    thumb,
    thumbComment,
    replyKind,
    sources,
    createdAt,
  } = row
  return {
    id,
    senderType,
    personName,
    content,
    originalContent,
    status,
    thumb,
    thumbComment,
    replyKind,
    sources,
    createdAt,
  }
}
