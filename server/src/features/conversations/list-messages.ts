import { asc, eq, getTableColumns, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import {
  type MessageWithPictures,
  messages,
  picturesOfMessage,
  type StoredSuggestion,
} from './base/tables.ts'

/** Leaves out suggestions whose entry was deleted. */
const livingSuggestions = sql<StoredSuggestion[]>`(
  select coalesce(jsonb_agg(made order by place), '[]')
  from jsonb_array_elements(${messages.suggestions}) with ordinality as suggested(made, place)
  where made->>'entryId' is null
    or exists (select from ${knowledgeEntries} where ${knowledgeEntries.id} = (made->>'entryId')::bigint))`

/** The messages of a conversation, oldest first. */
export function listMessages(database: Queryable, conversationId: number): Promise<MessageWithPictures[]> {
  return database
    .select({ ...getTableColumns(messages), suggestions: livingSuggestions, pictures: picturesOfMessage })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.id))
}
