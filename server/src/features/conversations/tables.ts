import type { ChatSource } from '@parleykit/contract/chat'
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
    /** From the owner's playground: neither billed nor counted. */
    isTest: boolean().notNull(),
    preview: text().notNull(),
    messageCount: integer().notNull(),
    startedAt: instant().notNull(),
    lastMessageAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.id), index().on(table.agentId, table.visitorId, table.id)],
)

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
    content: text().notNull(),
    /** `corrected`, or null. */
    status: text(),
    /** Null for a visitor's message. */
    replyKind: text().$type<ReplyKind>(),
    sources: jsonb().$type<ChatSource[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.conversationId, table.id)],
)

export type MessageRow = typeof messages.$inferSelect
