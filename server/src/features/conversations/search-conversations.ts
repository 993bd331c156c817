import type { ConversationFilter, ConversationSearch } from '@parleykit/contract/conversations'
import { and, eq, gt, gte, inArray, lt, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { conversations, messages } from './base/tables.ts'

/** The condition that conversations of an agent meet which a search finds. Empty ones are never found. */
export function searchConversations(
  database: Queryable,
  agentId: number,
  { q, from, to, filter = [], tests }: ConversationSearch,
): SQL | undefined {
  const withMessage = (condition: SQL | undefined) =>
    inArray(
      conversations.id,
      database
        .select({ id: messages.conversationId })
        .from(messages)
        .where(and(eq(messages.agentId, agentId), tests ? undefined : eq(messages.isTest, false), condition)),
    )
  const conditionOf = (each: ConversationFilter) =>
    each === 'left_email' ? gt(conversations.leadCount, 0) : withMessage(messageOf[each])
  return and(
    eq(conversations.agentId, agentId),
    tests ? undefined : eq(conversations.isTest, false),
    gt(conversations.messageCount, 0),
    from ? gte(conversations.startedAt, new Date(from)) : undefined,
    to ? lt(conversations.startedAt, new Date(to)) : undefined,
    q ? withMessage(containsAll(q)) : undefined,
    filter.length > 0 ? or(...filter.map(conditionOf)) : undefined,
  )
}

const messageOf: Record<Exclude<ConversationFilter, 'left_email'>, SQL> = {
  refused: eq(messages.replyKind, 'refusal'),
  corrected: eq(messages.status, 'corrected'),
  thumbs_up: eq(messages.thumb, 'up'),
  thumbs_down: eq(messages.thumb, 'down'),
}

/** All words in one message, in any order; those between double quotes as they stand. */
function containsAll(text: string): SQL | undefined {
  const parts = [...text.normalize('NFC').matchAll(/"([^"]+)"|[^\s"]+/g)]
  const words = parts.map(([word, phrase]) => (phrase ?? word).trim()).filter((word) => word !== '')
  return and(...[...new Set(words.length > 0 ? words : [text])].map(contains))
}

/** Literally, in any case. Letters of ASCII alone are compared without a collation, which takes half as long. */
function contains(text: string): SQL {
  const content = /^[\0-\x7f]*$/.test(text)
    ? sql`${messages.content} collate "C"`
    : sql`normalize(${messages.content})`
  return sql`strpos(lower(${content}), lower(${text})) > 0`
}
