import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { type SearchResult, searchIndex } from './core/search-index.ts'
import { loadIndex } from './load-index.ts'
import { type FoundPassage, readPassages } from './read-passages.ts'
import { indexEntries, indexVersions } from './tables.ts'

export interface FoundPassages {
  readonly search: SearchResult
  /** Those of the search's hits that still exist, in their order. */
  readonly passages: FoundPassage[]
  /** Their ids in the order in which they should be read: by words and, where there are vectors, by meaning. */
  readonly readingOrder: readonly number[]
  /** Cosine similarity of those that meaning found, by passage id. */
  readonly similarities: ReadonlyMap<number, number>
}

/** Searches the live index of an agent; null when there is none. Entries that are deleted by now are left out. */
export async function findPassages(
  platform: Platform,
  agent: { id: number; liveVersion: number | null },
  search: { question: string; context?: string; limit: number },
): Promise<FoundPassages | null> {
  const version = await readLiveVersion(platform, agent)
  if (!version) return null
  const index = await loadIndex(platform, version)
  const result = searchIndex(index, search.question, {
    limit: search.limit,
    ...(search.context !== undefined && { context: search.context }),
    isLive: (entryId) => !version.deadEntries.has(entryId),
  })
  const rows = await readPassages(
    platform.database,
    result.hits.map((hit) => hit.passageId),
  )
  const found = result.hits.flatMap((hit) => rows.get(hit.passageId) ?? [])
  const readingOrder = found.map(({ passageId }) => passageId)
  return { search: result, passages: found, readingOrder, similarities: new Map() }
}

async function readLiveVersion(platform: Platform, agent: { id: number; liveVersion: number | null }) {
  if (agent.liveVersion === null) return null
  const { database } = platform
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
  const [row] = await database
    .select({ purges: indexVersions.purges, dead: sql<string[]>`array(${gone})` })
    .from(indexVersions)
    .where(and(eq(indexVersions.agentId, agent.id), eq(indexVersions.version, agent.liveVersion)))
  if (!row) return null
  return {
    agentId: agent.id,
    version: agent.liveVersion,
    purges: row.purges,
    deadEntries: new Set(row.dead.map(Number)),
  }
}
