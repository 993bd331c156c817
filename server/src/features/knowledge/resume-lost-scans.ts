import { eq } from '../../platform/database/drizzle.ts'
import { findLastJob } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { scanJob } from './jobs.ts'
import { isWaitingScan } from './queries.ts'
import { queueScan } from './queue-scan.ts'
import { knowledgeEntries } from './tables.ts'
import { updateScan } from './update-scan.ts'

const failure = 'The server failed to read this scan several times.'

/** Queues waiting scans that have no job, since a backup holds no queue, and ends those whose job failed too often. */
export async function resumeLostScans(platform: Platform): Promise<void> {
  const { database } = platform
  const scans = await database
    .select({ entryId: knowledgeEntries.id, agentId: agents.id, ownerId: agents.ownerId })
    .from(knowledgeEntries)
    .innerJoin(agents, eq(agents.id, knowledgeEntries.agentId))
    .where(isWaitingScan)
  for (const { entryId, agentId, ownerId } of scans) {
    const job = await findLastJob(database, scanJob.name, String(entryId))
    if (job?.state === 'failed')
      await updateScan(platform, { entryId, agentId, owner: { id: ownerId } }, { failure })
    if (!job)
      await database.transaction((transaction) => queueScan({ platform, transaction }, { entryId, ownerId }))
  }
}
