import type { TrainingStatus } from '@parleykit/contract/agents/agents'
import { instant, reference } from '../../../platform/database/index.ts'
import { integer, pgTable, real, text } from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'

/** The state of an agent's training; no row before the first request. */
export const trainingStates = pgTable('training_states', {
  agentId: reference()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  status: text().$type<TrainingStatus>().notNull().default('idle'),
  error: text(),
  progress: real().notNull().default(0),
  /** The knowledge revision that the live version covers; null if it covers none exactly. */
  trainedRevision: integer(),
  /** The knowledge revision of the last request. */
  requestedRevision: integer().notNull().default(0),
  /** Username of the last person to request it. */
  requestedBy: text(),
  /** When the next training starts by itself. Null if none is due. */
  startsAt: instant(),
  /** Why checks keep back the training that was due, in a sentence. */
  heldBack: text(),
  /** How often in a row the current training was stopped for taking too much time or memory. */
  stops: integer().notNull().default(0),
  /** The same for the purge of deleted entries. */
  purgeStops: integer().notNull().default(0),
})
