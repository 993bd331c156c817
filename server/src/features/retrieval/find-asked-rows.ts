import { answerFromRows, type RowAnswer } from '@parleykit/engine/answer/rows/answer-from-rows'
import type { Database } from '../../platform/database/index.ts'
import type { LiveVersion } from './base/live-version.ts'
import { getCachedPassages } from './get-cached-passages.ts'
import { getIndex } from './get-index.ts'
import type { FoundPassage } from './get-passages.ts'

export interface FoundRows extends RowAnswer {
  /** The passages that its quotes are from. */
  readonly passages: readonly FoundPassage[]
}

/**
 * The rows of an agent's spreadsheets that answer a question. Null if it asks for none, or if their entry was deleted
 * meanwhile.
 */
export async function findAskedRows(
  database: Database,
  { version, question }: { readonly version: LiveVersion; readonly question: string },
): Promise<FoundRows | null> {
  const index = await getIndex(database, version)
  const answer = answerFromRows(index, question, (entryId) => !version.deadEntries.has(entryId))
  if (!answer) return null
  const passageIds = [...new Set(answer.quotes.map(({ passageId }) => passageId))]
  const rows = await getCachedPassages(database, { of: version, passageIds, all: index.passageIds })
  const passages = passageIds.flatMap((id) => rows.get(id) ?? [])
  return passages.length === passageIds.length ? { ...answer, passages } : null
}
