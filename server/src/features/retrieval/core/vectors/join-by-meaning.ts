import type { SearchHit } from '../search-index.ts'
import { fuseRanks } from './fuse-ranks.ts'
import type { VectorHit } from './search-vectors.ts'

/** Passages that meaning alone found, at most. */
const MEANING_ONLY = 4
/** Above 0, as every hit's score, and next to nothing: words found none of it. */
const NO_SCORE = 1e-9

export interface JoinedHits {
  /** The hits by words as they were, then those by meaning alone. */
  readonly hits: SearchHit[]
  /** Ids of all of them in fused order. */
  readonly readingOrder: number[]
}

/**
 * Adds what meaning found to what words found. The gate is calibrated on words, so its evidence stays theirs: where
 * words find nothing, nothing is added, and a passage of meaning alone comes last with no score. The fused order tells a
 * writer what to read first.
 */
export function joinByMeaning(byWords: readonly SearchHit[], byMeaning: readonly VectorHit[]): JoinedHits {
  if (byWords.length === 0) return { hits: [], readingOrder: [] }
  const known = new Set(byWords.map(({ passageId }) => passageId))
  const added = byMeaning
    .filter(({ passageId }) => !known.has(passageId))
    .slice(0, MEANING_ONLY)
    .map(({ passageId, entryId }) => ({ passageId, entryId, score: NO_SCORE }))
  const hits = [...byWords, ...added]
  const ids = new Set(hits.map(({ passageId }) => passageId))
  const orders = [byWords, byMeaning].map((order) => order.map(({ passageId }) => passageId))
  return { hits, readingOrder: fuseRanks(orders).filter((id) => ids.has(id)) }
}
