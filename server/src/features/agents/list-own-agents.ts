import { desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Owner } from '../auth/index.ts'
import { type AgentRow, agents } from './base/tables.ts'

/** The owner's agents, newest first. */
export function listOwnAgents(database: Queryable, owner: Owner): Promise<AgentRow[]> {
  return database.select().from(agents).where(eq(agents.ownerId, owner.id)).orderBy(desc(agents.id))
}
