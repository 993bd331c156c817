import { and, eq, notExists, sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries, indexVersions } from './base/tables.ts'

/** What an agent answers from, and which of its entries are deleted by now. */
export type LiveVersion = NonNullable<Awaited<ReturnType<typeof readLiveVersion>>>

const selectVersion = prepared((database) => {
  const gone = database
    .select({ entryId: indexEntries.entryId })
    .from(indexEntries)
    .where(
      and(
        eq(indexEntries.agentId, indexVersions.agentId),
        eq(indexEntries.version, indexVersions.version),
        notExists(
          database
            .select({ one: sql`1` })
            .from(knowledgeEntries)
            .where(eq(knowledgeEntries.id, indexEntries.entryId)),
        ),
      ),
    )
  return database
    .select({
      purges: indexVersions.purges,
      passageCount: indexVersions.passageCount,
      model: indexVersions.embeddingModel,
      dimension: indexVersions.embeddingDimension,
      own: indexVersions.embeddingOwn,
      others: indexVersions.embeddingOthers,
      dead: sql<string[]>`array(${gone})`,
    })
    .from(indexVersions)
    .where(
      and(
        eq(indexVersions.agentId, sql.placeholder('agentId')),
        eq(indexVersions.version, sql.placeholder('version')),
      ),
    )
    .prepare('read_live_version')
})

/** What an agent answers from; null where there is nothing. */
export async function readLiveVersion(database: Database, agent: { id: number; liveVersion: number | null }) {
  if (agent.liveVersion === null) return null
  const key = { agentId: agent.id, version: agent.liveVersion }
  const [row] = await selectVersion(database).execute(key)
  if (!row) return null
  return {
    ...key,
    purges: row.purges,
    passageCount: row.passageCount,
    model: row.model,
    dimension: row.dimension,
    calibration: { own: row.own ?? 0, others: row.others ?? 0 },
    deadEntries: new Set(row.dead.map(Number)),
    /** Another one after each training, deletion and purge. */
    state: [key.agentId, key.version, row.purges, ...row.dead].join('/'),
  }
}
