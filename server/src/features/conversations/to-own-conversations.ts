import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import { and, desc, eq, inArray, ne, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type ConversationRow, conversations, messages } from './base/tables.ts'
import { answerPreview, answerPreviewSourceLength } from './core/answer-preview.ts'
import { visitorName } from './core/visitor-name.ts'
import { toConversation } from './to-conversation.ts'

/** Conversations as their owner's list shows them, in the order given. */
export async function toOwnConversations(
  database: Queryable,
  rows: readonly ConversationRow[],
): Promise<OwnConversation[]> {
  const ids = rows.map(({ id }) => id)
  const marks = await readMarks(database, ids)
  const answers = await readLastAnswers(database, ids)
  return rows.map((row) => {
    const { answered, ...shown } = marks.get(row.id) ?? noMarks
    const lastAnswer = answers.get(row.id)
    return {
      ...toConversation(row),
      ...shown,
      hasLead: row.leadCount > 0,
      visitorName: visitorName(row.visitorId),
      lastAnswer: lastAnswer === undefined ? null : answerPreview(lastAnswer),
      lastMessageAt: row.lastMessageAt.toISOString(),
      credits: row.isTest ? 0 : answered,
    }
  })
}

const noMarks = {
  hasRefusal: false,
  hasCorrection: false,
  thumbsUp: 0,
  thumbsDown: 0,
  questions: 0,
  answered: 0,
}

async function readMarks(database: Queryable, conversationIds: number[]) {
  if (conversationIds.length === 0) return new Map<number, typeof noMarks>()
  const rows = await database
    .select({
      id: messages.conversationId,
      hasRefusal: sql<boolean>`bool_or(${messages.replyKind} is not distinct from 'refusal')`,
      hasCorrection: sql<boolean>`bool_or(${messages.status} is not distinct from 'corrected')`,
      thumbsUp: sql`count(*) filter (where ${messages.thumb} = 'up')`.mapWith(Number),
      thumbsDown: sql`count(*) filter (where ${messages.thumb} = 'down')`.mapWith(Number),
      questions: sql`count(*) filter (where ${messages.senderType} = 'visitor')`.mapWith(Number),
      answered: sql`count(*) filter (where ${messages.replyKind} = 'answer')`.mapWith(Number),
    })
    .from(messages)
    .where(inArray(messages.conversationId, conversationIds))
    .groupBy(messages.conversationId)
  return new Map(rows.map(({ id, ...marks }) => [id, marks]))
}

/** The last reply of each conversation, read from the end of its range in the index. */
async function readLastAnswers(database: Queryable, conversationIds: number[]) {
  if (conversationIds.length === 0) return new Map<number, string>()
  const last = database
    .select({ content: sql<string>`left(${messages.content}, ${answerPreviewSourceLength})`.as('content') })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), ne(messages.senderType, 'visitor')))
    .orderBy(desc(messages.id))
    .limit(1)
    .as('last')
  const rows = await database
    .select({ id: conversations.id, content: last.content })
    .from(conversations)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(conversations.id, conversationIds))
  return new Map(rows.map(({ id, content }) => [id, content]))
}
