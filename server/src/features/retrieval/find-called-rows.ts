import { findCalledRows as findInIndex, type RowCall } from '@parleykit/engine/answer/rows/find-called-rows'
import type { Database } from '../../platform/database/index.ts'
import type { LiveVersion } from './base/live-version.ts'
import { getIndexWithTables } from './get-index-with-tables.ts'
import { type FoundRows, toFoundRows } from './to-found-rows.ts'

/** The rows that a model looks up in an agent's spreadsheets. Null if there are none. */
export async function findCalledRows(
  database: Database,
  { version, call }: { readonly version: LiveVersion; readonly call: RowCall },
): Promise<FoundRows | null> {
  const index = await getIndexWithTables(database, version)
  const answer = findInIndex(index, call, (entryId) => !version.deadEntries.has(entryId))
  return toFoundRows(database, { version, index, answer })
}
