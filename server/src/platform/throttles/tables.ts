import { bigint, integer, pgTable, varchar } from '../database/pg-core.ts'

/** The table layout that rate-limiter-flexible expects. */
export const throttles = pgTable('throttles', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
