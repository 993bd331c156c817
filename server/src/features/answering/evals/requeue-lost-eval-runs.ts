import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { queueEvalRun } from './queue-eval-run.ts'
import { evalRuns } from './tables.ts'

/** Requests runs again if their job is lost: backups contain no jobs, and an ending job swallows a request. */
export async function requeueLostEvalRuns(platform: Platform): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const running = await transaction
      .select({ agentId: evalRuns.agentId, ownerId: agents.ownerId })
      .from(evalRuns)
      .innerJoin(agents, eq(agents.id, evalRuns.agentId))
      .where(eq(evalRuns.status, 'running'))
    for (const each of running) await queueEvalRun({ platform, transaction }, each)
  })
}
