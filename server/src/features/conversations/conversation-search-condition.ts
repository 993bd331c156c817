import type { ConversationFilter, ConversationSearch } from '@parleykit/contract/conversations/conversations'
import { and, eq, gt, gte, inArray, lt, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { conversations, messages } from './base/tables.ts'

/** Condition on an agent's conversations that match a search. Empty ones never match. */
export function conversationSearchCondition(
  database: Queryable,
  {
    agentId,
    input: { q, from, to, filter = [], tests },
  }: { readonly agentId: number; readonly input: ConversationSearch },
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

/** Matches a message with all words, in any order. Words in double quotes match as a phrase. */
function containsAll(text: string): SQL | undefined {
  const parts = [...text.normalize('NFC').matchAll(/"([^"]+)"|[^\s"]+/g)]
  const words = parts.map(([word, phrase]) => (phrase ?? word).trim()).filter((word) => word !== '')
  return and(...[...new Set(words.length > 0 ? words : [text])].map(contains))
}

/** Matches literally, ignoring case. Plain ASCII is compared without a collation, which takes half as long. */
function contains(text: string): SQL {
  const content = /^[\0-\x7f]*$/.test(text)
    ? sql`${messages.content} collate "C"`
    : sql`normalize(${messages.content})`
  return sql`strpos(lower(${content}), lower(${text})) > 0`
}
