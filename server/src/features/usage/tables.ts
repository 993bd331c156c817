import { boolean, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { reference } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'

/** Credits used in one period of one owner: reserved when a turn starts, given back when it earned no reply. */
export const creditUsage = pgTable(
  'credit_usage',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    periodStart: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
    /** Whether the owner has heard that the credits of the period are used up. */
    limitTold: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.periodStart] })],
)
