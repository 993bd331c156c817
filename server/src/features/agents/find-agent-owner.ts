import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from './base/tables.ts'

/** The ID of the agent's owner, or null if there is no such agent. */
export async function findAgentOwner(database: Queryable, agentId: number): Promise<number | null> {
  const [agent] = await database
    .select({ ownerId: agents.ownerId })
    .from(agents)
    .where(eq(agents.id, agentId))
  return agent?.ownerId ?? null
}
