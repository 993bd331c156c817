import { eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { sendChecksJob } from './send-checks-job.ts'
import { checkRuns } from './tables.ts'

/** Requests runs again if their job is lost: backups contain no jobs, and an ending job swallows a request. */
export async function resumeLostChecks(platform: Platform): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const running = await transaction
      .select({ agentId: checkRuns.agentId, ownerId: agents.ownerId })
      .from(checkRuns)
      .innerJoin(agents, eq(agents.id, checkRuns.agentId))
      .where(eq(checkRuns.status, 'running'))
    for (const each of running) await sendChecksJob({ platform, transaction }, each)
  })
}
