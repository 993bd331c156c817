import { and, eq, isNull } from '../../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../../platform/database/index.ts'
import { agents } from '../../../agents/index.ts'
import { findOwner, type Owner } from '../../../auth/index.ts'
import { type ScrapeJobRow, scrapeJobs } from './tables.ts'

/** An unfinished job with its owner. */
export interface OpenJob extends ScrapeJobRow {
  readonly owner: Owner
  readonly agentName: string
}

/** The job with this ID; null if it is finished, or was deleted with its agent. */
export async function findOpenJob(database: Queryable, jobId: number): Promise<OpenJob | null> {
  const [found] = await database
    .select({ job: scrapeJobs, ownerId: agents.ownerId, agentName: agents.name })
    .from(scrapeJobs)
    .innerJoin(agents, eq(agents.id, scrapeJobs.agentId))
    .where(and(eq(scrapeJobs.id, jobId), isNull(scrapeJobs.finishedAt)))
  const owner = found ? await findOwner(database, found.ownerId) : null
  return found && owner ? { ...found.job, owner, agentName: found.agentName } : null
}
