import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { agents } from './base/tables.ts'
import type { AgentDeletionHooks } from './remove-agent.ts'

/** Prepares all agents of an owner for `removeAgentsOf`. */
export async function shrinkAgentsOf(
  database: Database,
  ownerId: number,
  hooks: AgentDeletionHooks,
): Promise<void> {
  const owned = await database
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.ownerId, ownerId))
    .orderBy(asc(agents.id))
  for (const { id } of owned) await hooks.shrinkAgent(database, id)
}
