import type { VectorHit } from '../index/vectors/search-vectors.ts'
import type { SearchHit } from './search-index.ts'

/** Maximum number of passages found by meaning alone. */
const MEANING_ONLY = 4
/** Above 0, as every hit's score must be, but negligible: words found nothing in it. */
const NO_SCORE = 1e-9

/**
 * The hits by words unchanged, then those found by meaning alone, with a negligible score. If words find nothing,
 * meaning is evidence only if its similarities are calibrated (`isCalibrated`).
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
