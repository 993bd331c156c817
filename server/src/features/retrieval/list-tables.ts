import { describeTables } from '@parleykit/engine/answer/rows/find-called-rows'
import type { Database } from '../../platform/database/index.ts'
import type { LiveVersion } from './base/live-version.ts'
import { getIndexWithTables } from './get-index-with-tables.ts'

/** A line for each table of an agent's spreadsheets, as a model reads it. The first is number 1. */
export async function listTables(database: Database, version: LiveVersion): Promise<string[]> {
  const index = await getIndexWithTables(database, version)
  return describeTables(index, (entryId) => !version.deadEntries.has(entryId))
}
