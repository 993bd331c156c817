import type { ChatSource, Suggestion } from '@parleykit/contract/chat'
import { isNotNull, sql } from '../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
} from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    visitorId: text().notNull(),
    /** Of the visitor token that it began under; null where it began before there were tokens. */
    tokenId: text(),
    /** The responseId of its newest turn. */
    lastResponseId: text(),
    /** From the owner's playground: neither billed nor counted. */
    isTest: boolean().notNull(),
    preview: text().notNull(),
    messageCount: integer().notNull(),
    /** Email addresses that its visitor has left. */
    leadCount: integer().notNull().default(0),
    /** When its visitor asked for a person; null once one has come, or the agent goes on. */
    askedAt: instant(),
    /** When the workspace was called by mail, since nobody had come: once for a conversation. */
    calledAt: instant(),
    /** User id of who answers, or last answered, in the agent's place. */
    personId: reference(),
    /** What the visitor calls that person. */
    personName: text(),
    /** Until then a person is asked for or there, and the agent is silent; 1970 once its visitor ended that: see `answererOf`. */
    silentUntil: instant(),
    startedAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
  },
  (table) => [
    index().on(table.agentId, table.id),
    index().on(table.agentId, table.visitorId, table.id),
    index().on(table.agentId, table.tokenId, table.id),
    index().on(table.agentId, table.lastMessageAt),
    index().on(table.agentId, table.isTest, table.startedAt),
    index('conversations_asked').on(table.agentId, table.silentUntil).where(isNotNull(table.askedAt)),
  ],
)

/** A suggestion with the entry that it was made from, which it goes with; null where it is a starter prompt. */
export type StoredSuggestion = Suggestion & { readonly entryId: number | null }

export type ConversationRow = typeof conversations.$inferSelect

/** Whose message it is: `person` for who answered in the agent's place. */
export type SenderType = 'visitor' | 'agent' | 'person'

/** What a reply was: an answer, or one of the kinds that cost no credit. */
export type ReplyKind = 'answer' | 'refusal' | 'small_talk' | 'credit_limit'

/**
 * The condition on a row of `messages` of an answer to visitors that may be wrong and stands as it was given: below
 * `confidenceLevels.sure`, unless its visitor liked it, or with a thumb down. Spelt like the index, or that isn't used.
 */
export const isDoubtful = sql`reply_kind = 'answer' and not is_test and status is null
  and (thumb = 'down' or thumb is null and confidence < 0.99)`

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderType: text().$type<SenderType>().notNull(),
    /** Of the person who said it in the agent's place; null for all others. */
    personName: text(),
    /** What a person's message is stored under once. */
    messageKey: text(),
    /** That of its conversation, so that an agent's messages can be counted and searched without a join. */
    agentId: reference().notNull(),
    /** That of its conversation. */
    isTest: boolean().notNull(),
    content: text().notNull(),
    /** What the agent said before the owner put it right; null while it stands. */
    originalContent: text(),
    /** `corrected`, or null. */
    status: text(),
    /** What the visitor thought of the agent's message. */
    thumb: text().$type<'up' | 'down'>(),
    /** What the visitor wrote to a thumb down. */
    thumbComment: text(),
    /** Null for a visitor's message. */
    replyKind: text().$type<ReplyKind>(),
    /** How sure the agent was of an answer that it quoted, from 0 to 1; null for all others. */
    confidence: real(),
    /** A visitor's question as it is grouped with the same one of others: see `questionKey`. Null for the agent's. */
    questionKey: text(),
    /** What the reply to a visitor's message was; null while there is none, and for the agent's. */
    outcome: text().$type<ReplyKind>(),
    sources: jsonb().$type<ChatSource[]>().notNull(),
    /** What an agent's message led on to. */
    suggestions: jsonb().$type<StoredSuggestion[]>().notNull().default([]),
    /** How many there were: a deleted entry takes its own away. */
    suggestionCount: integer().notNull().default(0),
    /** Whether a visitor's message asks what the agent has suggested. */
    isSuggested: boolean().notNull().default(false),
    /**
     * Keys of the pages that a message of the agent or a person links to: see `linkKey`. Null for a visitor's, and before
     * `linkOldTexts` has read one that an earlier version stored.
     */
    links: text().array(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.conversationId, table.id),
    index('messages_links').using('gin', table.links).where(sql`cardinality(links) > 0`),
    index('messages_unlinked').on(table.id).where(sql`links is null and sender_type <> 'visitor'`),
    uniqueIndex('messages_message_key')
      .on(table.conversationId, table.messageKey)
      .where(isNotNull(table.messageKey)),
    index('messages_counted').on(
      table.agentId,
      table.isTest,
      table.createdAt,
      table.senderType,
      table.replyKind,
      table.thumb,
      table.suggestionCount,
      table.isSuggested,
    ),
    index('messages_asked')
      .on(table.agentId, table.createdAt, table.questionKey, table.outcome)
      .where(sql`sender_type = 'visitor' and not is_test`),
    index('messages_doubtful').on(table.agentId, table.thumb, table.createdAt).where(isDoubtful),
  ],
)

export type MessageRow = typeof messages.$inferSelect
