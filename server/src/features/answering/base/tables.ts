import { reference } from '../../../platform/database/index.ts'
import { jsonb, pgTable } from '../../../platform/database/pg-core.ts'
import { messages } from '../../conversations/index.ts'
import type { StoredTrace } from '../core/trace/stored-trace.ts'

/** Why an agent's message says what it says. It holds no texts of the knowledge: they would outlive their entry. */
export const answerTraces = pgTable('answer_receipts', {
  messageId: reference()
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  trace: jsonb('receipt').$type<StoredTrace>().notNull(),
})
