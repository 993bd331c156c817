import type { VectorHit } from '../index/vectors/search-vectors.ts'
import type { SearchHit } from './search-index.ts'

/** Passages that meaning alone found, at most. */
const MEANING_ONLY = 4
/** Above 0, as every hit's score, and next to nothing: words found none of it. */
const NO_SCORE = 1e-9

/**
 * The hits by words as they were, then those that meaning alone found, with no score. Where words find nothing, meaning is
 * evidence only as far as it is known what its similarities mean (`isCalibrated`).
 */
export function fuseHybrid(
  byWords: readonly SearchHit[],
  byMeaning: readonly VectorHit[],
  isCalibrated: boolean,
): SearchHit[] {
  if (byWords.length === 0 && !isCalibrated) return []
  const known = new Set(byWords.map(({ passageId }) => passageId))
  const added = byMeaning
    .filter(({ passageId }) => !known.has(passageId))
    .slice(0, MEANING_ONLY)
    .map(({ passageId, entryId }) => ({ passageId, entryId, score: NO_SCORE }))
  return [...byWords, ...added]
}
