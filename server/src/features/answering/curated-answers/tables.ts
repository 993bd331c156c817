import { isNotNull } from '../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { date, index, integer, pgTable, text } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { messages } from '../../conversations/index.ts'

/** Questions with an answer by the owner. They come before the knowledge, and every training checks them. */
export const curatedAnswers = pgTable(
  'curated_answers',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** The corrected message; null if written for an unanswered question, or if the conversation is gone. */
    messageId: reference()
      .unique('curated_answers_message_key')
      .references(() => messages.id, { onDelete: 'set null' }),
    /** The corrected message, if a version before other wordings stored this as one of its question. */
    wordingOfId: reference().references(() => messages.id, { onDelete: 'set null' }),
    question: text().notNull(),
    /** Other wordings of the question, which get the same answer. */
    wordings: text().array().notNull().default([]),
    answer: text().notNull(),
    /** The first and the last day on which it is given, where the agent is: see `dayOf`. Null: no such end. */
    validFrom: date(),
    validUntil: date(),
    createdAt: instant().notNull(),
    /** The index version that the last check ran on; null before the first one. */
    checkedVersion: integer(),
    /** Why the last check failed; null if it passed. */
    checkFailure: text(),
    /** A note from the last check; null if there is none. */
    checkNote: text(),
  },
  (table) => [
    index().on(table.agentId, table.id),
    index().on(table.wordingOfId).where(isNotNull(table.wordingOfId)),
  ],
)

export type CuratedAnswerRow = typeof curatedAnswers.$inferSelect
