import { and, eq } from '../../../platform/database/drizzle.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { resumeSelfTraining } from '../../retrieval/training/index.ts'
import { evalRuns } from './tables.ts'

/** Cancels a run of an agent's checks after the current question. Does nothing if none is running. */
export async function cancelEvalRun({ platform, owner }: OwnerContext, agentId: number): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    await transaction
      .update(evalRuns)
      .set({ status: 'canceled', endedAt: platform.clock() })
      .where(and(eq(evalRuns.agentId, agentId), eq(evalRuns.status, 'running')))
    await resumeSelfTraining({ platform, transaction }, agentId)
  })
  notifyOwner(platform, owner.id, { topic: 'checks', agentId })
}
