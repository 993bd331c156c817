import { eq, inArray } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents, type Learning } from '../agents/index.ts'
import { agentKnowledge } from '../knowledge/index.ts'
import { trainingStates } from './tables.ts'

/** What agents know and how their trainings stand, by the agent's id. */
export async function readLearning(
  database: Queryable,
  agentIds: readonly number[],
): Promise<ReadonlyMap<number, Learning>> {
  if (agentIds.length === 0) return new Map()
  const rows = await database
    .select({ agentId: agents.id, knowledge: agentKnowledge, state: trainingStates })
    .from(agents)
    .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
    .leftJoin(trainingStates, eq(trainingStates.agentId, agents.id))
    .where(inArray(agents.id, [...agentIds]))
  return new Map(
    rows.map(({ agentId, knowledge, state }) => [
      agentId,
      {
        vectorStoreId: knowledge?.storeId ?? null,
        trained: knowledge !== null && knowledge.revision === state?.trainedRevision,
        trainingStatus: state?.status ?? 'idle',
        trainingError: state?.error ?? null,
        trainingProgress: state?.progress ?? 0,
        knowledgeBytes: knowledge?.textBytes ?? 0,
      },
    ]),
  )
}
