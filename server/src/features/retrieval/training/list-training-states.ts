import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, type TrainingState } from '../../agents/index.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { indexVersions } from '../index.ts'
import { getEnrichmentModels } from './get-enrichment-models.ts'
import { trainingStates } from './tables.ts'

/** The knowledge of agents and the state of their trainings, by agent ID. */
export async function listTrainingStates(
  { platform, database = platform.database }: { readonly platform: Platform; readonly database?: Queryable },
  agentIds: readonly number[],
): Promise<ReadonlyMap<number, TrainingState>> {
  if (agentIds.length === 0) return new Map()
  const learners = [...(await getEnrichmentModels(platform, { isPaid: true })).values()]
  const rows = await database
    .select({
      agentId: agents.id,
      knowledge: agentKnowledge,
      state: trainingStates,
      learnedBy: indexVersions.learnedBy,
    })
    .from(agents)
    .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
    .leftJoin(trainingStates, eq(trainingStates.agentId, agents.id))
    .leftJoin(
      indexVersions,
      and(eq(indexVersions.agentId, agents.id), eq(indexVersions.version, agents.liveVersion)),
    )
    .where(inArray(agents.id, [...agentIds]))
  return new Map(
    rows.map(({ agentId, knowledge, state, learnedBy }) => [
      agentId,
      {
        vectorStoreId: knowledge?.storeId ?? null,
        trained: knowledge !== null && knowledge.revision === state?.trainedRevision,
        trainingStatus: state?.status ?? 'idle',
        trainingError: state?.error ?? null,
        trainingProgress: state?.progress ?? 0,
        stillLearning: learnedBy !== null && learners.some((name) => !learnedBy.includes(name)),
        knowledgeBytes: knowledge?.textBytes ?? 0,
      },
    ]),
  )
}
