import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { agents } from '../../agents/index.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { resumeSelfTraining } from './resume-self-training.ts'
import { trainingStates } from './tables.ts'

/** A training starts by itself when the knowledge hasn't changed for this long. */
const quietSeconds = 60

/**
 * Schedules the training of an agent whose knowledge has changed, or moves it if one is already due. The caller has
 * locked the agent. Agents that were never trained by a person aren't trained by themselves either.
 */
export async function scheduleSelfTraining(
  { platform, transaction }: TransactionContext,
  agentId: number,
): Promise<void> {
  const [state] = await transaction
    .select({
      startsAt: trainingStates.startsAt,
      trainsItself: agents.trainsItself,
      trainedRevision: trainingStates.trainedRevision,
      revision: agentKnowledge.revision,
    })
    .from(trainingStates)
    .innerJoin(agents, eq(agents.id, trainingStates.agentId))
    .innerJoin(agentKnowledge, eq(agentKnowledge.agentId, trainingStates.agentId))
    .where(eq(trainingStates.agentId, agentId))
  if (!state?.trainsItself || state.revision === state.trainedRevision) return
  const startsAt = new Date(platform.clock().getTime() + quietSeconds * 1000)
  await transaction
    .update(trainingStates)
    .set({ startsAt, heldBack: null })
    .where(eq(trainingStates.agentId, agentId))
  // Otherwise the job that is under way finds the new time.
  if (state.startsAt === null) await resumeSelfTraining({ platform, transaction }, agentId)
}
