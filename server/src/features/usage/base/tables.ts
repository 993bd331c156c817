import { id, instant, reference } from '../../../platform/database/index.ts'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/pg-core.ts'
import { users } from '../../auth/index.ts'

/** Credits used in one period (see `creditPeriod`) of one owner: reserved when a turn starts, given back when it earned no reply. */
export const creditUsage = pgTable(
  'credit_usage',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    periodStart: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
    /** Whether the owner has heard that few are left. */
    lowTold: boolean().notNull().default(false),
    /** Whether the owner has heard that the credits of the period are used up. */
    limitTold: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.periodStart] })],
)

export type ModelTokenPurpose = 'writing' | 'embedding'

/**
 * Tokens that models took in a calendar month (UTC), those that are reserved among them; kept when the owner goes, for
 * the budget of all.
 */
export const modelUsage = pgTable(
  'model_usage',
  {
    month: date({ mode: 'string' }).notNull(),
    purpose: text().$type<ModelTokenPurpose>().notNull().default('writing'),
    /** Zero counts everybody. */
    ownerId: reference().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.purpose, table.ownerId] })],
)

/** What calls of a model that are under way may take at most. A process that dies leaves its own. */
export const tokenReservations = pgTable(
  'token_reservations',
  {
    id: id(),
    month: date({ mode: 'string' }).notNull(),
    purpose: text().$type<ModelTokenPurpose>().notNull(),
    ownerId: reference().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    reservedAt: instant().notNull(),
  },
  (table) => [index().on(table.reservedAt)],
)
