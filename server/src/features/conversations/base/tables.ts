import type { ChatSource, Suggestion } from '@parleykit/contract/chat/chat'
import { isNotNull, isNull, sql } from '../../../platform/database/drizzle.ts'
import { bytes, id, instant, reference } from '../../../platform/database/index.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
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
    /** ID of the visitor token that it began under; null if it began before tokens existed. */
    tokenId: text(),
    /** The responseId of its newest turn. */
    lastResponseId: text(),
    /** Whether it comes from the owner's playground, and so is neither billed nor counted. */
    isTest: boolean().notNull(),
    preview: text().notNull(),
    messageCount: integer().notNull(),
    /** Number of email addresses that its visitor has left. */
    leadCount: integer().notNull().default(0),
    /** When its visitor asked for a person; null once one has joined or the agent continues. */
    askedAt: instant(),
    /** When the workspace was mailed because nobody had joined: once for each conversation. */
    calledAt: instant(),
    /** User id of the person who answers, or last answered, in the agent's place. */
    personId: reference(),
    /** That person's name as the visitor sees it. */
    personName: text(),
    /** Until then a person is requested or present and the agent silent; 1970 if the visitor canceled: `answererOf`. */
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

/** A suggestion with the entry that it was made from, and is deleted with; null for a starter prompt. */
export type StoredSuggestion = Suggestion & { readonly entryId: number | null }

export type ConversationRow = typeof conversations.$inferSelect

/** The sender of a message. `person` answered in the agent's place. */
export type SenderType = 'visitor' | 'agent' | 'person'

/** The kind of a reply: an answer, or a kind that costs no credit. */
export type ReplyKind = 'answer' | 'refusal' | 'small_talk' | 'credit_limit'

/**
 * Condition on `messages` for uncorrected answers to visitors that may be wrong: with a thumb down, or unrated and
 * below `confidenceLevels.sure`. It must be spelled exactly like the index, or the index isn't used.
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
    /** Name of the person who said it in the agent's place; null for all other messages. */
    personName: text(),
    /** Key that ensures that a person's message is stored only once. */
    messageKey: text(),
    /** Copied from its conversation, so that an agent's messages can be counted and searched without a join. */
    agentId: reference().notNull(),
    /** Copied from its conversation. */
    isTest: boolean().notNull(),
    content: text().notNull(),
    /** The agent's text before the owner corrected it; null if not corrected. */
    originalContent: text(),
    /** `corrected`, or null. */
    status: text(),
    /** The visitor's rating of the agent's message. */
    thumb: text().$type<'up' | 'down'>(),
    /** The visitor's comment on a thumb down. */
    thumbComment: text(),
    /** Null for a visitor's message. */
    replyKind: text().$type<ReplyKind>(),
    /** Confidence of a quoted answer, from 0 to 1; null for all other messages. */
    confidence: real(),
    /** Key that groups a visitor's question with equal ones: see `questionKey`. Null for the agent's messages. */
    questionKey: text(),
    /** Kind of the reply to a visitor's message; null until there is one, and for the agent's messages. */
    outcome: text().$type<ReplyKind>(),
    sources: jsonb().$type<ChatSource[]>().notNull(),
    /** Suggestions shown with an agent's message. */
    suggestions: jsonb().$type<StoredSuggestion[]>().notNull().default([]),
    /** Their original number, since those of a deleted entry are removed. */
    suggestionCount: integer().notNull().default(0),
    /** Whether a visitor's message is a question that the agent suggested. */
    isSuggested: boolean().notNull().default(false),
    /**
     * Keys of the pages that a message of the agent or a person links to: see `linkHash`. Null for a visitor's message,
     * and for a message stored by an earlier version until `backfillMessageLinks` has read it.
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

/** What an owner's website told about a signed-in visitor. It is kept only as long as the visitor's token. */
export const visitorDetails = pgTable(
  'visitor_details',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    tokenId: text().notNull(),
    /** A proved address, or null. */
    email: text(),
    name: text(),
    attributes: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** When the website signed the identity token. An older one changes nothing. */
    signedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.tokenId] }), index().on(table.expiresAt)],
)

export type MessageRow = typeof messages.$inferSelect

/** Pictures of visitors, decoded and written again by this server. They are deleted with their message. */
export const visitorPictures = pgTable(
  'visitor_pictures',
  {
    /** Random: it may be sent with a message by those who know it. */
    id: text().primaryKey(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Null until the message is sent. */
    messageId: reference().references(() => messages.id, { onDelete: 'cascade' }),
    /** Its place among the pictures of the message. */
    place: smallint().notNull().default(0),
    /** As WebP, at most some megabytes. */
    webp: bytes().notNull(),
    byteLength: integer().notNull(),
    /** What a model saw in it. Null if none has looked. */
    description: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.messageId),
    index().on(table.agentId),
    index('visitor_pictures_unsent').on(table.createdAt).where(isNull(table.messageId)),
  ],
)

/** The pictures of a row of `messages`, in order. */
export const picturesOfMessage = sql<{ id: string; description: string | null }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', picture.id, 'description', picture.description)
    order by picture.place), '[]')
  from ${visitorPictures} as picture where picture.message_id = messages.id)`

/** A message with its pictures. */
export type MessageWithPictures = MessageRow & {
  readonly pictures?: readonly { readonly id: string; readonly description: string | null }[]
}
