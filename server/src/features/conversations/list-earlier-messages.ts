import { and, desc, eq, lt, sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { type MessageRow, messages, visitorPictures } from './base/tables.ts'

export interface EarlierMessage extends Pick<MessageRow, 'senderType' | 'content'> {
  /** Null if the message comes from the caller and isn't stored. */
  readonly id: number | null
}

/** What a message says, with what a model saw in its pictures. */
const withDescription = sql<string>`${messages.content} || coalesce((
  select E'\\n\\n' || picture.description from ${visitorPictures} as picture
  where picture.message_id = messages.id and picture.description is not null limit 1), '')`

const selectEarlier = prepared((database) =>
  database
    .select({ id: messages.id, senderType: messages.senderType, content: withDescription })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sql.placeholder('conversationId')),
        lt(messages.id, sql.placeholder('messageId')),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(sql.placeholder('limit'))
    .prepare('list_earlier_messages'),
)

/** The last messages before a given one in a conversation, oldest first. */
export async function listEarlierMessages(
  database: Database,
  {
    before,
    limit,
  }: { readonly before: { conversationId: number; messageId: number }; readonly limit: number },
): Promise<EarlierMessage[]> {
  const rows = await selectEarlier(database).execute({ ...before, limit })
  return rows.reverse()
}
