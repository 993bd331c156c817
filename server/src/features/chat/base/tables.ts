import type { ChatEvent } from '@parleykit/contract/chat/chat'
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

/** The state of a turn. `answering` can outlive its process: see `failAbandonedTurns`. */
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
    /** The billing period in which a credit is reserved; null if the turn costs none. */
    creditPeriod: date({ mode: 'string' }),
    /** The process that answers it, see `Pubsub.member`; null for turns stored before processes had names. */
    writer: integer(),
    /** The visitor's events, so that a retry gets the same ones; before the end, those shared with other processes. */
    events: jsonb().$type<ChatEvent[]>().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('turns_idempotency_key').on(table.agentId, table.visitorId, table.idempotencyKey),
    index().on(table.conversationId),
    // Deleting a conversation's messages deletes their turns one by one.
    index().on(table.questionId),
    index().on(table.state, table.startedAt),
  ],
)

/** Number of replies that an agent began in a day (UTC), in total and for each address. Kept for two days. */
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

/** Daily caps that the agent's owner has been notified of. */
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

/** The columns of a turn that answering and settling it need. */
export type OpenTurn = Pick<
  TurnRow,
  'id' | 'agentId' | 'ownerId' | 'conversationId' | 'questionId' | 'creditPeriod'
>
