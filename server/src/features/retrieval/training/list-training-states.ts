import { and, count, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, type TrainingState } from '../../agents/index.ts'
import { agentKnowledge, knowledgeEntries } from '../../knowledge/index.ts'
import { indexVersions, unreadableEntries } from '../index.ts'
import { getEnrichmentModels } from './get-enrichment-models.ts'
import { trainingStates } from './tables.ts'

/** The knowledge of agents and the state of their trainings, by agent ID. */
export async function listTrainingStates(
  { platform, database = platform.database }: { readonly platform: Platform; readonly database?: Queryable },
  agentIds: readonly number[],
): Promise<ReadonlyMap<number, TrainingState>> {
  if (agentIds.length === 0) return new Map()
  const rows = await database
    .select({
      agentId: agents.id,
      trainsItself: agents.trainsItself,
      ownerId: agents.ownerId,
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
  const unreadable = await countUnreadable(database, agentIds)
  const learnersOf = new Map<number, readonly string[]>()
  for (const ownerId of new Set(rows.map((row) => row.ownerId)))
    learnersOf.set(ownerId, [...(await getEnrichmentModels(platform, { ownerId, isPaid: true })).values()])
  return new Map(
    rows.map(({ agentId, ownerId, trainsItself, knowledge, state, learnedBy }) => [
      agentId,
      {
        vectorStoreId: knowledge?.storeId ?? null,
        trained:
          knowledge !== null && knowledge.revision === state?.trainedRevision && !unreadable.has(agentId),
        trainingStatus: state?.status ?? 'idle',
        trainingError: state?.error ?? null,
        trainingProgress: state?.progress ?? 0,
        stillLearning:
          learnedBy !== null && (learnersOf.get(ownerId) ?? []).some((name) => !learnedBy.includes(name)),
        trainingStartsAt: trainsItself ? (state?.startsAt?.toISOString() ?? null) : null,
        trainingHeldBack: trainsItself ? (state?.heldBack ?? null) : null,
        unreadableEntries: unreadable.get(agentId) ?? 0,
        knowledgeBytes: knowledge?.textBytes ?? 0,
      },
    ]),
  )
}

/** The entries that trainings leave out, by agent ID. Agents without any are missing. */
async function countUnreadable(database: Queryable, agentIds: readonly number[]) {
  const rows = await database
    .select({ agentId: unreadableEntries.agentId, entries: count() })
    .from(unreadableEntries)
    .innerJoin(
      knowledgeEntries,
      and(
        eq(knowledgeEntries.id, unreadableEntries.entryId),
        eq(knowledgeEntries.textHash, unreadableEntries.textHash),
      ),
    )
    .where(inArray(unreadableEntries.agentId, [...agentIds]))
    .groupBy(unreadableEntries.agentId)
  return new Map(rows.map(({ agentId, entries }) => [agentId, entries]))
}
