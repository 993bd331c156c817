import { diversifyResults } from '@parleykit/engine/index/diversify-results'
import type { PassageIndex } from '@parleykit/engine/index/passage-index'
import { positionsAround } from '@parleykit/engine/index/positions-around'
import { positionsOf } from '@parleykit/engine/index/positions-of'
import type { Ranking } from '@parleykit/engine/index/ranking'
import { nearnessOf } from '@parleykit/engine/index/vectors/calibration'
import { fuseRanks } from '@parleykit/engine/index/vectors/fuse-ranks'
import { searchVectors, similaritiesOf, type VectorHit } from '@parleykit/engine/index/vectors/search-vectors'
import { fuseHybrid } from '@parleykit/engine/query/fuse-hybrid'
import { type RankedSearch, type SearchResult, searchIndex } from '@parleykit/engine/query/search-index'
import type { EmbeddingModel } from '../../platform/embeddings/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveVersion } from './base/live-version.ts'
import { findLiveVersion } from './find-live-version.ts'
import { getCachedPassages } from './get-cached-passages.ts'
import { getIndex } from './get-index.ts'
import type { FoundPassage } from './get-passages.ts'
import { getWholeKnowledge } from './get-whole-knowledge.ts'
import { getWordRanks } from './get-word-ranks.ts'
import { getVectors } from './vectors/get-vectors.ts'

/** Hits from which a model's passages are chosen: near copies may fill many ranks. */
const among = 2000

const nothing: Ranking = { positions: [], scores: [] }

/** What a search needs. Kept minimal, so that a command-line tool can search too and nobody is billed. */
interface SearchedPlatform extends Pick<Platform, 'database'> {
  readonly embeddings: Pick<EmbeddingModel, 'name' | 'embedNow'> | null
}

export interface FoundPassages {
  readonly search: SearchResult
  /** The matches by words alone: at least as many hits as requested, if there are enough. */
  readonly byWords: SearchResult
  /** The passages of the search's hits that still exist, in the same order. */
  readonly passages: FoundPassage[]
  /** What a model may read; null if nothing was requested for one. */
  readonly reading: ReadingMaterial | null
  /** Cosine similarity of the hits to the question, by passage ID; empty if there are no vectors. */
  readonly similarities: ReadonlyMap<number, number>
  /** The same on a scale shared by all models (`nearnessOf`); empty if the model isn't calibrated here. */
  readonly nearness: ReadonlyMap<number, number>
  /** Whether the question's vector wasn't ready in time. */
  readonly isEmbeddingLate: boolean
  readonly version: LiveVersion
}

/** All of the agent's knowledge in its order, or the hits and their neighbors to choose from. */
export type ReadingMaterial =
  | { readonly isWhole: true; readonly passages: readonly FoundPassage[] }
  | {
      readonly isWhole: false
      /** Best first, by words and by vectors, if there are any. */
      readonly ranked: readonly PlacedPassage[]
      /** Neighbors that may be read too, in order of preference. */
      readonly further: readonly PlacedPassage[]
    }

interface PlacedPassage {
  readonly passage: FoundPassage
  /** Consecutive positions within an entry are consecutive in its text. */
  readonly position: number
}

export interface Search {
  readonly question: string
  readonly context?: string
  /** Maximum number of hits by words. */
  readonly limit: number
  /** Number of hits to find for a later search of the same question (`searched`). */
  readonly laterLimit?: number
  /**
   * Limits for a model: everything up to this many estimated tokens, or else this many passages to choose from, which
   * may be 0.
   */
  readonly reading?: { readonly wholeUpTo: number; readonly limit: number }
  /** The version, if it was read a moment ago. */
  readonly version?: LiveVersion | undefined
  /** An earlier search of the same question. Its analysis and, if nothing has changed, its hits are reused. */
  readonly searched?: Searched | undefined
}

/** The results of a search that a later one of the same question can reuse. */
export type Searched = Pick<FoundPassages, 'byWords' | 'version'>

/** Searches an agent's live index; null if there is none. Deleted entries are left out. */
export async function searchPassages(
  platform: SearchedPlatform,
  agent: { id: number; liveVersion: number | null },
  search: Search,
): Promise<FoundPassages | null> {
  const { question, context = '', limit } = search
  const asked = context === '' ? question : `${context}\n${question}`
  // Requested first, so that it runs while the index is read.
  const embedding = platform.embeddings?.embedNow(asked) ?? null
  const version = search.version ?? (await findLiveVersion(platform.database, agent))
  if (!version) return null
  const isLive = (entryId: number) => !version.deadEntries.has(entryId)
  const { database } = platform
  const index = await getIndex(database, version)
  const whole = search.reading
    ? getWholeKnowledge(database, { version, mostTokens: search.reading.wholeUpTo })
    : null
  // Awaited below: the rejection must not be unhandled until then.
  whole?.catch(() => {})
  const choosing = search.reading?.limit ?? 0
  const most = Math.max(limit, choosing)
  const far = choosing > 0 ? among : limit
  const wide = findByWords(index, version, search, { limit: far, isLive })
  const meaning = await findByMeaning(platform, version, embedding, { limit: far, isLive })
  const wideByMeaning = meaning && meaning !== 'late' ? meaning.hits : []
  const byMeaning = wideByMeaning.slice(0, limit)
  const byWords = wide.hits.slice(0, limit)
  const isCalibrated = byMeaning.some(
    ({ similarity }) => nearnessOf(similarity, version.calibration) !== null,
  )
  const hits = fuseHybrid(byWords, byMeaning, isCalibrated)
  const similarities: ReadonlyMap<number, number> =
    meaning && meaning !== 'late' ? meaning.similaritiesOf(hits.map(({ passageId }) => passageId)) : new Map()
  const all = search.reading ? await whole : null
  const ranked =
    choosing > 0 && !all ? toRead(index, [wide.ranking, rankingOf(index, wideByMeaning)], most) : null
  const further = ranked ? positionsAround(index, ranked, { limit: most, isLive }) : []
  const ids = new Set(hits.map(({ passageId }) => passageId))
  for (const positions of [ranked ?? [], further])
    for (const position of positions) ids.add(index.passageIds[position] ?? 0)
  const rows = all
    ? new Map(all.map((passage) => [passage.passageId, passage]))
    : await getCachedPassages(database, { of: version, passageIds: [...ids], all: index.passageIds })
  const placed = (positions: readonly number[] | null) => placedPassages(rows, index, positions ?? [])
  return {
    search: { hits, question: wide.question },
    // Omits the ranking: thousands of numbers that would stay in memory while the model writes.
    byWords: { hits: wide.hits, question: wide.question },
    passages: hits.flatMap((hit) => rows.get(hit.passageId) ?? []),
    reading: !search.reading
      ? null
      : all
        ? { isWhole: true, passages: all }
        : { isWhole: false, ranked: placed(ranked), further: placed(further) },
    similarities,
    isEmbeddingLate: meaning === 'late',
    nearness: nearnessOfAll(similarities, version),
    version,
  }
}

/** Looks up the passages at positions of the index. Skips those that no longer exist. */
function placedPassages(
  rows: ReadonlyMap<number, FoundPassage>,
  index: PassageIndex,
  positions: readonly number[],
): PlacedPassage[] {
  return positions.flatMap((position) => {
    const passage = rows.get(index.passageIds[position] ?? 0)
    return passage ? [{ passage, position }] : []
  })
}

/** How near each passage is to the question; without those of an index that isn't calibrated. */
function nearnessOfAll(
  similarities: ReadonlyMap<number, number>,
  { calibration }: LiveVersion,
): ReadonlyMap<number, number> {
  return new Map(
    [...similarities].flatMap(([passageId, similarity]) => {
      const nearness = nearnessOf(similarity, calibration)
      return nearness === null ? [] : [[passageId, nearness] as const]
    }),
  )
}

/** Positions of the best passages of both rankings, with few near copies. */
function toRead(index: PassageIndex, orders: readonly Ranking[], limit: number): number[] {
  return fuseRanks(orders.map((order) => diversifyResults(index, order, limit))).slice(0, limit)
}

/** Skips vectors of passages that the index doesn't have yet. */
function rankingOf(index: PassageIndex, hits: readonly VectorHit[]): Ranking {
  if (hits.length === 0) return nothing
  const positionOf = positionsOf(index)
  const known = hits.filter(({ passageId }) => positionOf.has(passageId))
  return {
    positions: known.map(({ passageId }) => positionOf.get(passageId) ?? 0),
    scores: known.map(({ similarity }) => similarity),
  }
}

interface ProbeResult {
  /** Number of hits. */
  readonly limit: number
  readonly isLive: (entryId: number) => boolean
}

/** Reuses what an earlier search of the same question found, if nothing has changed since and no ranking is needed. */
function findByWords(
  index: PassageIndex,
  version: LiveVersion,
  { question, context = '', limit, laterLimit = 0, reading, searched }: Search,
  reach: ProbeResult,
): RankedSearch {
  const before = searched?.byWords.question.index === index ? searched : null
  if (before?.version.state === version.state && !reading?.limit)
    return { ...before.byWords, ranking: nothing }
  return searchIndex(index, question, {
    limit: Math.max(limit, laterLimit),
    ranked: reach.limit,
    context,
    isLive: reach.isLive,
    analysed: before?.byWords.question,
    ranksOf: getWordRanks,
  })
}

interface ByMeaning {
  /** Nearest first. */
  readonly hits: readonly VectorHit[]
  /** Cosine similarities of those passages that have vectors. */
  readonly similaritiesOf: (passageIds: readonly number[]) => ReadonlyMap<number, number>
}

/** Null if the index has no vectors of the configured model. */
async function findByMeaning(
  platform: SearchedPlatform,
  { model, ...version }: LiveVersion,
  embedding: Promise<Float32Array | null> | null,
  reach: ProbeResult,
): Promise<ByMeaning | 'late' | null> {
  if (!embedding || model === null || model !== platform.embeddings?.name) return null
  const vector = await embedding
  if (!vector) return 'late'
  const table = await getVectors(platform.database, { ...version, model })
  return {
    hits: searchVectors(table, vector, reach),
    similaritiesOf: (passageIds) => similaritiesOf(table, vector, passageIds),
  }
}
