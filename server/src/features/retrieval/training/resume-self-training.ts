import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { startTrainingJob } from './jobs.ts'
import { trainingStates } from './tables.ts'

/** Queues the start of a training that is due, unless its job is still waiting. Does nothing if none is due. */
export async function resumeSelfTraining(
  { platform, transaction }: TransactionContext,
  agentId: number,
): Promise<void> {
  const [state] = await transaction
    .select({ startsAt: trainingStates.startsAt })
    .from(trainingStates)
    .where(eq(trainingStates.agentId, agentId))
  const startsAt = state?.startsAt
  if (!startsAt) return
  const afterSeconds = Math.max(0, (startsAt.getTime() - platform.clock().getTime()) / 1000)
  const key = `${agentId}:${startsAt.getTime()}`
  await platform.jobs.send(transaction, startTrainingJob, { agentId }, { key, afterSeconds })
}
