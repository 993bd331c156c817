import type { ConversationSearch, OwnConversation } from '@parleykit/contract/conversations/conversations'
import { count, desc, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { conversations } from './base/tables.ts'
import { conversationSearchCondition } from './conversation-search-condition.ts'
import { toOwnConversations } from './to-own-conversations.ts'

export interface ConversationPage {
  readonly conversations: OwnConversation[]
  /** Number of conversations on all pages. */
  readonly total: number
}

/** Lists a page of the agent's conversations that match a search, newest first. */
export async function listConversations(
  database: Queryable,
  {
    agentId,
    input: { page, pageSize, ...search },
  }: { readonly agentId: number; readonly input: ConversationSearch & { page: number; pageSize: number } },
): Promise<ConversationPage> {
  const found = conversationSearchCondition(database, { agentId, input: search })
  const rows = await database
    .select({ row: conversations, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(conversations)
    .where(found)
    .orderBy(desc(conversations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll())
  const listed = await toOwnConversations(
    database,
    rows.map(({ row }) => row),
  )
  return { total, conversations: listed }

  async function countAll() {
    const [counted] = await database.select({ all: count() }).from(conversations).where(found)
    return counted?.all ?? 0
  }
}
