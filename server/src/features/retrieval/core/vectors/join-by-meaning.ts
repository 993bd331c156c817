import type { SearchHit } from '../search-index.ts'
import type { VectorHit } from './search-vectors.ts'

/** Passages that meaning alone found, at most. */
const MEANING_ONLY = 4
/** Above 0, as every hit's score, and next to nothing: words found none of it. */
const NO_SCORE = 1e-9

/**
 * The hits by words as they were, then those that meaning alone found. The gate is calibrated on words, so its evidence
 * stays theirs: where words find nothing, nothing is added, and a passage of meaning alone comes last with no score.
 */
export function joinByMeaning(byWords: readonly SearchHit[], byMeaning: readonly VectorHit[]): SearchHit[] {
  if (byWords.length === 0) return []
  const known = new Set(byWords.map(({ passageId }) => passageId))
  const added = byMeaning
    .filter(({ passageId }) => !known.has(passageId))
    .slice(0, MEANING_ONLY)
    .map(({ passageId, entryId }) => ({ passageId, entryId, score: NO_SCORE }))
  return [...byWords, ...added]
}
