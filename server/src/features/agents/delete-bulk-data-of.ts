import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from './base/tables.ts'
import { agentHooks } from './hooks.ts'

/** Prepares all agents of an owner for `removeAgentsOf`. */
export async function deleteBulkDataOf(
  { database, hooks }: Pick<Platform, 'database' | 'hooks'>,
  ownerId: number,
): Promise<void> {
  const owned = await database
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.ownerId, ownerId))
    .orderBy(asc(agents.id))
  for (const { id } of owned) await hooks.run(agentHooks.shrink, database, id)
}
