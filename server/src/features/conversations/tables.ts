import type { ChatSource, Suggestion } from '@parleykit/contract/chat'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'

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
    startedAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
  },
  (table) => [
    index().on(table.agentId, table.id),
    index().on(table.agentId, table.visitorId, table.id),
    index().on(table.agentId, table.tokenId, table.id),
    index().on(table.agentId, table.lastMessageAt),
    index().on(table.agentId, table.isTest, table.startedAt),
  ],
)

/** A suggestion with the entry that it was made from, which it goes with; null where it is a starter prompt. */
export type StoredSuggestion = Suggestion & { readonly entryId: number | null }

export type ConversationRow = typeof conversations.$inferSelect

/** What a reply was: an answer, or one of the kinds that cost no credit. */
export type ReplyKind = 'answer' | 'refusal' | 'small_talk' | 'credit_limit'

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderType: text().$type<'visitor' | 'agent'>().notNull(),
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
    /** Null for a visitor's message. */
    replyKind: text().$type<ReplyKind>(),
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
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.conversationId, table.id),
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
  ],
)

export type MessageRow = typeof messages.$inferSelect
