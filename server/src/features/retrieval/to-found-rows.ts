import type { RowAnswer } from '@parleykit/engine/answer/rows/answer-from-rows'
import type { PassageIndex } from '@parleykit/engine/index/passage-index'
import type { Database } from '../../platform/database/index.ts'
import type { LiveVersion } from './base/live-version.ts'
import { getCachedPassages } from './get-cached-passages.ts'
import type { FoundPassage } from './get-passages.ts'

export interface FoundRows extends RowAnswer {
  /** The passages that its quotes are from. */
  readonly passages: readonly FoundPassage[]
}

/** Adds the passages that rows are quoted from. Null if their entry was deleted meanwhile. */
export async function toFoundRows(
  database: Database,
  {
    version,
    index,
    answer,
  }: { readonly version: LiveVersion; readonly index: PassageIndex; readonly answer: RowAnswer | null },
): Promise<FoundRows | null> {
  if (!answer) return null
  const passageIds = [...new Set(answer.quotes.map(({ passageId }) => passageId))]
  const rows = await getCachedPassages(database, { of: version, passageIds, all: index.passageIds })
  const passages = passageIds.flatMap((id) => rows.get(id) ?? [])
  return passages.length === passageIds.length ? { ...answer, passages } : null
}
