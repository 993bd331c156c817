import {
  type VectorRow,
  type VectorTable,
  VectorTableBuilder,
  vectorTableBytes,
} from '@parleykit/engine/index/vectors/vector-table'
import { and, asc, eq, sql } from '../../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../../platform/database/index.ts'
import { indexEntries, passages, passageVectors } from '../base/tables.ts'
import { type CachedVersion, createVersionCache, type VersionCache } from '../base/version-cache.ts'

/** Maximum bytes of vectors per process. */
const cacheBytes = 256 * 1024 * 1024

/** Rows read and processed at a time. */
const sliceRows = 500

const caches = new WeakMap<Database, VersionCache<VectorTable>>()

interface Key extends Omit<CachedVersion, 'of'> {
  readonly model: string
}

/** The vectors of an index version's passages, from the process's cache or the database. */
export function getVectors(database: Database, key: Key): Promise<VectorTable> {
  const cache = caches.get(database) ?? createVersionCache(cacheBytes, vectorTableBytes)
  caches.set(database, cache)
  const { agentId, version, revision, model } = key
  return cache.getOrLoad({ agentId, version, revision, of: model }, async () =>
    loadVectorTable(database, model, await listPlaces(database, key)),
  )
}

/** A passage and its entry, listed in the order of a version. */
export interface PassagePosition {
  readonly passageId: number
  readonly entryId: number
}

async function listPlaces(
  database: Database,
  { agentId, version }: Pick<Key, 'agentId' | 'version'>,
): Promise<PassagePosition[]> {
  // Arrays, because parsing a row for each of 40,000 passages at once would take long.
  const entries = await database
    .select({
      entryId: indexEntries.entryId,
      passageIds: sql<string[]>`array_agg(${passages.id} order by ${passages.id})`,
    })
    .from(indexEntries)
    .innerJoin(
      passages,
      and(eq(passages.entryId, indexEntries.entryId), eq(passages.textHash, indexEntries.textHash)),
    )
    .where(and(eq(indexEntries.agentId, agentId), eq(indexEntries.version, version)))
    .groupBy(indexEntries.entryId)
    .orderBy(asc(indexEntries.entryId))
  return entries.flatMap(({ entryId, passageIds }) =>
    passageIds.map((passageId) => ({ passageId: Number(passageId), entryId })),
  )
}

/** Reads in slices: for the largest agents this takes most of a second, in which other requests are answered. */
export async function loadVectorTable(
  database: Database,
  model: string,
  places: readonly PassagePosition[],
): Promise<VectorTable> {
  const read = (at: number) => readSlice(database, model, places.slice(at, at + sliceRows))
  const first = await read(0)
  const builder = new VectorTableBuilder(model, first[0]?.vector.length ?? 0, places.length)
  builder.add(first)
  for (let at = sliceRows; at < places.length; at += sliceRows) builder.add(await read(at))
  return builder.finish()
}

const selectVectors = prepared((database) =>
  database
    .select({ passageId: passageVectors.passageId, vector: passageVectors.vector })
    .from(passageVectors)
    .where(
      and(
        sql`${passageVectors.passageId} = any(${sql.placeholder('ids')}::bigint[])`,
        eq(passageVectors.model, sql.placeholder('model')),
      ),
    )
    .prepare('read_vectors'),
)

async function readSlice(
  database: Database,
  model: string,
  rows: readonly PassagePosition[],
): Promise<VectorRow[]> {
  const ids = rows.map(({ passageId }) => passageId)
  const stored = await selectVectors(database).execute({ ids, model })
  const vectors = new Map(stored.map(({ passageId, vector }) => [passageId, vector]))
  return rows.flatMap((row) => {
    const vector = vectors.get(row.passageId)
    if (!vector) return []
    return { ...row, vector: new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength) }
  })
}
