import { and, eq, notExists, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/index.ts'
import type { EmbeddingModel } from '../../platform/embeddings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { type SearchResult, searchIndex } from './core/search-index.ts'
import { joinByMeaning } from './core/vectors/join-by-meaning.ts'
import { searchVectors, type VectorHit } from './core/vectors/search-vectors.ts'
import { loadIndex } from './load-index.ts'
import { loadVectors } from './load-vectors.ts'
import { loadWordRanks } from './load-word-ranks.ts'
import { type FoundPassage, readPassages } from './read-passages.ts'
import { indexEntries, indexVersions } from './tables.ts'

/** What a search needs: so that a command beside the server can search too, and nobody pays for the questions. */
interface Searched extends Pick<Platform, 'database'> {
  readonly embeddings: Pick<EmbeddingModel, 'name' | 'embedNow'> | null
}

export interface FoundPassages {
  readonly search: SearchResult
  /** Those of the search's hits that still exist, in their order. */
  readonly passages: FoundPassage[]
  /** Their ids in the order in which they should be read: by words and, where there are vectors, by meaning. */
  readonly readingOrder: readonly number[]
  /** Cosine similarity of those that meaning found, by passage id. */
  readonly similarities: ReadonlyMap<number, number>
}

export interface Search {
  readonly question: string
  readonly context?: string
  /** Hits by words, at most. */
  readonly limit: number
}

/** Searches the live index of an agent; null when there is none. Entries that are deleted by now are left out. */
export async function searchPassages(
  platform: Searched,
  agent: { id: number; liveVersion: number | null },
  search: Search,
): Promise<FoundPassages | null> {
  const { question, context = '', limit } = search
  const asked = context === '' ? question : `${context}\n${question}`
  // Asked for first: it is on its way while the index is read.
  const embedding = platform.embeddings?.embedNow(asked) ?? null
  const version = await readLiveVersion(platform, agent)
  if (!version) return null
  const isLive = (entryId: number) => !version.deadEntries.has(entryId)
  const index = await loadIndex(platform, version)
  const byWords = searchIndex(index, question, { limit, context, isLive, ranksOf: loadWordRanks })
  const byMeaning = await findByMeaning(platform, version, embedding, { limit, isLive })
  const { hits, readingOrder } = joinByMeaning(byWords.hits, byMeaning)
  const rows = await readPassages(
    platform.database,
    hits.map((hit) => hit.passageId),
  )
  return {
    search: { ...byWords, hits },
    passages: hits.flatMap((hit) => rows.get(hit.passageId) ?? []),
    readingOrder,
    similarities: new Map(byMeaning.map(({ passageId, similarity }) => [passageId, similarity])),
  }
}

type LiveVersion = NonNullable<Awaited<ReturnType<typeof readLiveVersion>>>

/** Nothing where the index has no vectors of the configured model, or the question's isn't there in time. */
async function findByMeaning(
  platform: Searched,
  { model, dimension, ...version }: LiveVersion,
  embedding: Promise<Float32Array | null> | null,
  options: { limit: number; isLive: (entryId: number) => boolean },
): Promise<VectorHit[]> {
  if (!embedding || model === null || model !== platform.embeddings?.name) return []
  const vector = await embedding
  if (!vector) return []
  const table = await loadVectors(platform, { ...version, model, dimension: dimension ?? 0 })
  return searchVectors(table, vector, options)
}

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
      model: indexVersions.embeddingModel,
      dimension: indexVersions.embeddingDimension,
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

async function readLiveVersion(platform: Searched, agent: { id: number; liveVersion: number | null }) {
  if (agent.liveVersion === null) return null
  const key = { agentId: agent.id, version: agent.liveVersion }
  const [row] = await selectVersion(platform.database).execute(key)
  if (!row) return null
  return {
    ...key,
    purges: row.purges,
    model: row.model,
    dimension: row.dimension,
    deadEntries: new Set(row.dead.map(Number)),
  }
}
