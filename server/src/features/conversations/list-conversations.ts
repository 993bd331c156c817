import type { OwnConversation } from '@parleykit/contract/conversations'
import { count, desc, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { type ConversationSearch, searchConversations } from './search-conversations.ts'
import { conversations, messages } from './tables.ts'
import { toConversation } from './to-conversation.ts'

export interface ConversationPage {
  readonly conversations: OwnConversation[]
  /** Of all pages. */
  readonly total: number
}

/** A page of the agent's conversations that a search finds, newest first. */
export async function listConversations(
  database: Queryable,
  agentId: number,
  { page, pageSize, ...search }: ConversationSearch & { page: number; pageSize: number },
): Promise<ConversationPage> {
  const found = searchConversations(database, agentId, search)
  const rows = await database
    .select({ row: conversations, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(conversations)
    .where(found)
    .orderBy(desc(conversations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll())
  const marks = await readMarks(
    database,
    rows.map(({ row }) => row.id),
  )
  return {
    total,
    conversations: rows.map(({ row }) => ({
      ...toConversation(row),
      ...noMarks,
      ...marks.get(row.id),
      hasLead: row.leadCount > 0,
    })),
  }

  async function countAll() {
    const [counted] = await database.select({ all: count() }).from(conversations).where(found)
    return counted?.all ?? 0
  }
}

const noMarks = { hasRefusal: false, hasCorrection: false, thumbsUp: 0, thumbsDown: 0 }

async function readMarks(database: Queryable, conversationIds: number[]) {
  if (conversationIds.length === 0) return new Map<number, typeof noMarks>()
  const rows = await database
    .select({
      id: messages.conversationId,
      hasRefusal: sql<boolean>`bool_or(${messages.replyKind} is not distinct from 'refusal')`,
      hasCorrection: sql<boolean>`bool_or(${messages.status} is not distinct from 'corrected')`,
      thumbsUp: sql`count(*) filter (where ${messages.thumb} = 'up')`.mapWith(Number),
      thumbsDown: sql`count(*) filter (where ${messages.thumb} = 'down')`.mapWith(Number),
    })
    .from(messages)
    .where(inArray(messages.conversationId, conversationIds))
    .groupBy(messages.conversationId)
  return new Map(rows.map(({ id, ...marks }) => [id, marks]))
}
