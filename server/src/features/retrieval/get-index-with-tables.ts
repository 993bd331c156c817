import { setImmediate as letOthersRun } from 'node:timers/promises'
import { type PassageIndex, tablesOf } from '@parleykit/engine/index/passage-index'
import { prepareTable } from '@parleykit/engine/tables/cell-lookup'
import type { Database } from '../../platform/database/index.ts'
import type { CachedVersion } from './base/version-cache.ts'
import { getIndex } from './get-index.ts'

const prepared = new WeakMap<PassageIndex, Promise<void>>()

/** An agent's index, with its tables ready to be asked. That is done once, and leaves time for other requests. */
export async function getIndexWithTables(database: Database, version: CachedVersion): Promise<PassageIndex> {
  const index = await getIndex(database, version)
  const work = prepared.get(index) ?? prepare(index)
  prepared.set(index, work)
  await work
  return index
}

async function prepare(index: PassageIndex): Promise<void> {
  for (const table of tablesOf(index)) for (const _ of prepareTable(table)) await letOthersRun()
}
