import type { ChatEvent } from '@parleykit/contract/chat'
import { instant, reference } from '../../../platform/database/index.ts'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { conversations, messages } from '../../conversations/index.ts'

/** One question and what became of it. `answering` outlives its process: see settle-lost-turns. */
export type TurnState = 'answering' | 'finished' | 'failed'

export const turns = pgTable(
  'turns',
  {
    /** The responseId on the wire. */
    id: text().primaryKey(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    ownerId: reference().notNull(),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    questionId: reference()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    visitorId: text().notNull(),
    idempotencyKey: text(),
    state: text().$type<TurnState>().notNull(),
    /** The period that a credit is reserved in; null when the turn costs none. */
    creditPeriod: date({ mode: 'string' }),
    /** The process that answers it, see `Pubsub.member`; null of turns from before processes had names. */
    writer: integer(),
    /** All that the visitor got, so that a retry gets the same; before the end, what is shared with other processes. */
    events: jsonb().$type<ChatEvent[]>().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('turns_idempotency_key').on(table.agentId, table.visitorId, table.idempotencyKey),
    index().on(table.conversationId),
    // A conversation's messages take their turns along, one by one.
    index().on(table.questionId),
    index().on(table.state, table.startedAt),
  ],
)

/** Replies of an agent that were begun in a day (UTC): to everybody, and to each address. Kept for two days. */
export const dailyReplies = pgTable(
  'daily_replies',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** `everybody`, or a hash of the address. */
    counter: text().notNull(),
    replies: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.counter] }), index().on(table.day)],
)

export type DailyCap = 'address' | 'agent'

/** Caps of a day that an agent's owner has heard of. */
export const dailyLimitNotices = pgTable(
  'daily_limit_notices',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    cap: text().$type<DailyCap>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.cap] }), index().on(table.day)],
)

type TurnRow = typeof turns.$inferSelect

/** What answering a turn and settling it need of it. */
export type OpenTurn = Pick<
  TurnRow,
  'id' | 'agentId' | 'ownerId' | 'conversationId' | 'questionId' | 'creditPeriod'
>
