import { id, instant, reference } from '../../../../platform/database/index.ts'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../../platform/database/pg-core.ts'
import { users } from '../../../auth/index.ts'

/**
 * Credits used by an owner in one period (see `creditPeriod`): reserved when a turn starts, released if it got no
 * reply.
 */
export const creditUsage = pgTable(
  'credit_usage',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    periodStart: date({ mode: 'string' }).notNull(),
    used: integer().notNull(),
    /** Whether the owner was notified that few are left. */
    lowTold: boolean().notNull().default(false),
    /** Whether the owner was notified that the period's credits are used up. */
    limitTold: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.periodStart] })],
)

export type ModelTokenPurpose = 'writing' | 'embedding'

/**
 * Tokens that models took in a calendar month (UTC), including reserved ones. Kept after the owner is deleted, for the
 * total budget.
 */
export const modelUsage = pgTable(
  'model_usage',
  {
    month: date({ mode: 'string' }).notNull(),
    purpose: text().$type<ModelTokenPurpose>().notNull().default('writing'),
    /** Zero for the total of all owners. */
    ownerId: reference().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.purpose, table.ownerId] })],
)

/** Upper limits for running model calls. A process that dies leaves its reservations behind. */
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
