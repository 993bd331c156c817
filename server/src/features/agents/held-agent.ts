import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { agents } from './tables.ts'

/** `holdAgent` as a step of a single statement, executed with `agentId`: without a row where the agent is gone. */
export function heldAgent(database: Database) {
  return database
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.id, sql.placeholder('agentId')))
    .for('key share')
}
