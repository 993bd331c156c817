import type { AnalyticsDays } from '@parleykit/contract/analytics-period'
import { id, instant, reference } from '../../platform/database/index.ts'
import { index, integer, jsonb, pgTable, primaryKey } from '../../platform/database/pg-core.ts'
import { agents } from '../agents/index.ts'
import { messages } from '../conversations/index.ts'

const count = () => integer().notNull()

/** What was counted of an agent in a quarter of an hour, in which every zone's days and hours begin; none where nothing was. */
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
 * Quarters in which something was changed late or deleted: their counts aren't right until they are counted anew. Written by
 * triggers, often more than once and with no key to an agent, so that nobody waits for anybody.
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

/** One row at most: up to when everything is counted in `analytics_quarters`. */
export const analyticsProgress = pgTable('analytics_progress', {
  id: integer().primaryKey(),
  countedUntil: instant().notNull(),
})

/** A wording by its newest message, and how often it was asked and refused in the period. */
export type CountedWording = readonly [messageId: number, asked: number, refused: number]

/**
 * What was asked most and what was refused last, of agents that are asked so much that counting takes long (decision 0119): numbers
 * and messages alone. Words are read from the messages, with which they go.
 */
export const analyticsQuestionLists = pgTable(
  'analytics_question_lists',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** How far back it looks. */
    days: integer().$type<AnalyticsDays>().notNull(),
    countedAt: instant().notNull(),
    /** Milliseconds that counting took, for all periods of the agent. */
    tookMs: integer().notNull(),
    /** Those asked most, first. */
    top: jsonb().$type<readonly CountedWording[]>().notNull(),
    /** Those whose last reply was a refusal, the newest first. */
    refused: jsonb().$type<readonly CountedWording[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.days] })],
)

/**
 * Questions (messages of visitors) and answers (the agent's) that somebody took off the lists of Analytics, and with each
 * what asks the same. Their words stay in the messages, with which they go.
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
