import { id, instant, reference } from '../../../../platform/database/index.ts'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../../../../platform/database/pg-core.ts'
import { users } from '../../../auth/index.ts'

const count = () => bigint({ mode: 'number' }).notNull()

/** What calls of language models took on a day (UTC). Rows of deleted agents stay, for the sums of their workspace. */
export const modelSpend = pgTable(
  'model_spend',
  {
    day: date({ mode: 'string' }).notNull(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: reference().notNull(),
    model: text().notNull(),
    /** Whether the workspace paid with a key of its own. */
    isOwnKey: boolean().notNull(),
    requests: integer().notNull(),
    /** Requests whose price isn't known. Their cost isn't counted. */
    unpricedRequests: integer().notNull(),
    inputTokens: count(),
    outputTokens: count(),
    /** In millionths of a US dollar. */
    costMicros: count(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.day, table.agentId, table.model, table.isOwnKey] }),
    index().on(table.day),
  ],
)

/**
 * What counts against budgets of a month (UTC), calls that are running included. There is a row of a workspace, and
 * one of an agent, from the first call on that a budget concerns.
 */
export const modelBudgetUsage = pgTable(
  'model_budget_usage',
  {
    month: date({ mode: 'string' }).notNull(),
    ownerId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Zero for the whole workspace. */
    agentId: reference().notNull(),
    tokens: count(),
    costMicros: count(),
    /** The share of the budget, in percent, that the owner was last notified of, and that budget. */
    notifiedPercent: smallint().notNull().default(0),
    notifiedBudget: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.month, table.agentId] })],
)

/** The most that running calls can take. A process that dies leaves its reservations behind. */
export const modelBudgetReservations = pgTable(
  'model_budget_reservations',
  {
    id: id(),
    month: date({ mode: 'string' }).notNull(),
    ownerId: reference().notNull(),
    agentId: reference().notNull(),
    tokens: count(),
    costMicros: count(),
    reservedAt: instant().notNull(),
  },
  (table) => [index().on(table.reservedAt), index().on(table.ownerId, table.month)],
)
