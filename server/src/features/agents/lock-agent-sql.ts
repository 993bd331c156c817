import { eq } from '../../platform/database/drizzle.ts'
import type { Database, Placeholders } from '../../platform/database/index.ts'
import { agents } from './base/tables.ts'

/** `lockAgent` as a step of a single statement. Returns no row if the agent is gone. */
export function lockAgentSql(database: Database, given: Placeholders<{ agentId: number }>) {
  return database.select({ id: agents.id }).from(agents).where(eq(agents.id, given.agentId)).for('key share')
}
