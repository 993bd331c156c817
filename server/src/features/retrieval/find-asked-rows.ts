import { answerFromRows } from '@parleykit/engine/answer/rows/answer-from-rows'
import type { Database } from '../../platform/database/index.ts'
import type { LiveVersion } from './base/live-version.ts'
import { getIndexWithTables } from './get-index-with-tables.ts'
import { type FoundRows, toFoundRows } from './to-found-rows.ts'

/** The rows of an agent's spreadsheets that answer a question. Null if it asks for none. */
export async function findAskedRows(
  database: Database,
  { version, question }: { readonly version: LiveVersion; readonly question: string },
): Promise<FoundRows | null> {
  const index = await getIndexWithTables(database, version)
  const answer = answerFromRows(index, question, (entryId) => !version.deadEntries.has(entryId))
  return toFoundRows(database, { version, index, answer })
}
