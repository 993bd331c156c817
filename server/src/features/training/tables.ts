import type { TrainingStatus } from '@parleykit/contract/agents'
import { reference } from '../../platform/database/index.ts'
import { integer, pgTable, real, text } from '../../platform/database/pg-core.ts'
import { agents } from '../agents/index.ts'

/** How the training of an agent stands; none before one was asked for. */
export const trainingStates = pgTable('training_states', {
  agentId: reference()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  status: text().$type<TrainingStatus>().notNull().default('idle'),
  error: text(),
  progress: real().notNull().default(0),
  /** The revision of the knowledge that the live version covers; null where it covers none exactly. */
  trainedRevision: integer(),
  /** The revision that the last request meant. */
  requestedRevision: integer().notNull().default(0),
  /** Username of who asked last. */
  requestedBy: text(),
  /** How often in a row the work of the present training was ended because it took too long or too much memory. */
  stops: integer().notNull().default(0),
  /** The same of the purge of deleted entries. */
  purgeStops: integer().notNull().default(0),
})
