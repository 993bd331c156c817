import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { type SearchResult, searchIndex } from './core/search-index.ts'
import { loadIndex } from './load-index.ts'
import { loadWordRanks } from './load-word-ranks.ts'
import { indexEntries, indexVersions, passages } from './tables.ts'

/** A passage that may answer, with where it comes from. */
export interface FoundPassage {
  readonly passageId: number
  readonly entryId: number
  readonly heading: string
  readonly text: string
  readonly title: string
  /** Null for files and texts. */
  readonly url: string | null
}

export interface FoundPassages {
  readonly search: SearchResult
  /** Those of the search's hits that still exist, in their order. */
  readonly passages: FoundPassage[]
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
    ranksOf: loadWordRanks,
    isLive: (entryId) => !version.deadEntries.has(entryId),
  })
  const rows = await readPassages(
    platform,
    result.hits.map((hit) => hit.passageId),
  )
  const found = result.hits.flatMap((hit) => rows.get(hit.passageId) ?? [])
  return { search: result, passages: found }
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

async function readPassages(platform: Platform, passageIds: number[]) {
  if (passageIds.length === 0) return new Map<number, FoundPassage>()
  const rows = await platform.database
    .select({
      passageId: passages.id,
      entryId: passages.entryId,
      heading: passages.heading,
      text: passages.text,
      title: knowledgeEntries.fileName,
      url: knowledgeEntries.sourceUrl,
    })
    .from(passages)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, passages.entryId))
    .where(inArray(passages.id, passageIds))
  return new Map(rows.map((row) => [row.passageId, row]))
}
