import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { agentFileSettings } from '@parleykit/contract/portability/agent-files'
import { expect, test } from 'vitest'
import { is } from '../../../platform/database/drizzle.ts'
import { getTableConfig, PgTable } from '../../../platform/database/pg-core.ts'
import { columnScopes, tableScopes } from './export-scope.ts'

const features = fileURLToPath(new URL('../..', import.meta.url))

async function listTables(): Promise<PgTable[]> {
  const paths = globSync(`${features}/**/tables.ts`)
  const modules = await Promise.all(paths.map((path) => import(pathToFileURL(path).href)))
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  )
}

test('of every table of an agent it is said whether it goes into a file', async () => {
  const ofAgents = (await listTables()).filter((table) =>
    getTableConfig(table).foreignKeys.some(
      (key) => getTableConfig(key.reference().foreignTable).name === 'agents',
    ),
  )
  expect(Object.keys(tableScopes).sort()).toEqual(ofAgents.map((table) => getTableConfig(table).name).sort())
})

/** Columns that the file calls otherwise, or holds beside the settings. */
const names: Readonly<Record<string, string | null>> = {
  ownStarterPrompts: 'starterPrompts',
  profileImageBlobId: null,
}

test('the settings of a file are the columns that are carried', () => {
  const carried = Object.entries(columnScopes).flatMap(([column, lot]) => {
    const name = column in names ? names[column] : column
    return lot === 'carried' && name ? [name] : []
  })
  expect(Object.keys(agentFileSettings.shape).sort()).toEqual(carried.sort())
})
