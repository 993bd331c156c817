import type { AnalyticsDays } from '@parleykit/contract/reports/analytics/analytics-period'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { index, integer, jsonb, pgTable, primaryKey } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { messages } from '../../conversations/index.ts'

const count = () => integer().notNull()

/**
 * An agent's counts for a quarter hour, a unit that fits every zone's hours and days. No row if all counts are zero.
 */
export const analyticsQuarters = pgTable(
  'analytics_quarters',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** When it began. */
    quarter: instant().notNull(),
    conversations: count(),
    messages: count(),
    questions: count(),
    answers: count(),
    refusals: count(),
    suggestionsShown: count(),
    suggestionsTaken: count(),
    thumbsUp: count(),
    thumbsDown: count(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.quarter] })],
)

/**
 * Quarter hours with late changes or deletions, whose counts are wrong until recounted. Triggers write the rows, often
 * repeatedly. There is no foreign key to agents, so that writers don't block each other.
 */
export const analyticsStaleQuarters = pgTable(
  'analytics_stale_quarters',
  {
    id: id(),
    agentId: reference().notNull(),
    quarter: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.quarter)],
)

/** At most one row: everything before this time is counted in `analytics_quarters`. */
export const analyticsProgress = pgTable('analytics_progress', {
  id: integer().primaryKey(),
  countedUntil: instant().notNull(),
})

/** A wording as the ID of its newest message, and how often it was asked and refused in the period. */
export type CountedWording = readonly [messageId: number, asked: number, refused: number]

/**
 * The top questions and the last refusals of agents with so many questions that counting is slow (decision 0111). Holds
 * only numbers and message IDs; the words are read from the messages and are deleted with them.
 */
export const analyticsQuestionLists = pgTable(
  'analytics_question_lists',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Length of the period. */
    days: integer().$type<AnalyticsDays>().notNull(),
    countedAt: instant().notNull(),
    /** How long counting took for all periods of the agent, in milliseconds. */
    tookMs: integer().notNull(),
    /** Most asked first. */
    top: jsonb().$type<readonly CountedWording[]>().notNull(),
    /** Wordings whose last reply was a refusal, newest first. */
    refused: jsonb().$type<readonly CountedWording[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.days] })],
)

/**
 * Questions (visitor messages) and answers (agent messages) dismissed from Analytics. A dismissal also covers similar
 * questions. The words stay in the messages and are deleted with them.
 */
export const dismissedMessages = pgTable(
  'dismissed_messages',
  {
    messageId: reference()
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    dismissedAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.dismissedAt)],
)
