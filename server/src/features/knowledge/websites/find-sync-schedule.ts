import type { SyncSchedule } from '@parleykit/contract/knowledge/websites/website-syncs'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { syncSchedules } from './base/tables.ts'

/** How often an agent's pages are reread; off by default. */
export async function findSyncSchedule(database: Queryable, agentId: number): Promise<SyncSchedule> {
  const [found] = await database.select().from(syncSchedules).where(eq(syncSchedules.agentId, agentId))
  if (!found) return { every: 'off', trainAfterwards: false, nextAt: null }
  const { every, trainAfterwards, nextAt } = found
  return { every, trainAfterwards, nextAt: nextAt?.toISOString() ?? null }
}
