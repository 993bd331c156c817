import type { Platform } from '../../../platform/platform.ts'
import { enrichLiveVersionJob } from './jobs.ts'
import { listUnenrichedVersions } from './list-unenriched-versions.ts'

/** Requests learning again for live versions that models haven't read: the models failed, or are new. */
export async function requestEnrichment(platform: Platform): Promise<void> {
  const { database, jobs } = platform
  const lacking = await listUnenrichedVersions(platform)
  await database.transaction(async (transaction) => {
    for (const { agentId } of lacking)
      await jobs.send(transaction, enrichLiveVersionJob, { agentId }, { key: String(agentId) })
  })
}
