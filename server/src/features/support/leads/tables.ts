import { sql } from '../../../platform/database/drizzle.ts'
import { id, instant, reference } from '../../../platform/database/index.ts'
import { index, pgTable, text, uniqueIndex } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { conversations } from '../../conversations/index.ts'

/**
 * Email addresses that visitors have left. Each is deleted with its conversation, since it is the visitor's own data.
 */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text(),
    message: text(),
    /** The consent text that the visitor agreed to. */
    consent: text(),
    createdAt: instant().notNull(),
    correctedAt: instant(),
  },
  (table) => [
    uniqueIndex('leads_email').on(table.conversationId, sql`lower(email)`),
    index().on(table.agentId, table.id),
  ],
)

export type LeadRow = typeof leads.$inferSelect
