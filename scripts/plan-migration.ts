import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

const server = fileURLToPath(new URL('../server', import.meta.url))
const folder = `${server}/migrations`

export interface MigrationPlan {
  readonly folder: string
  /** The number that the next migration gets. */
  readonly number: number
  /** Empty when the migrations match the tables. */
  readonly statements: string[]
  readonly snapshot: DrizzleSnapshotJSON
}

/** What separates the tables in the code from those that the migrations make. */
export async function planMigration(): Promise<MigrationPlan> {
  const tables: Record<string, unknown> = {}
  for (const path of globSync(`${server}/src/{features,platform}/**/tables.ts`).sort()) {
    Object.assign(tables, await import(pathToFileURL(path).href))
  }
  const snapshotPath = `${folder}/meta/snapshot.json`
  const before: DrizzleSnapshotJSON = existsSync(snapshotPath)
    ? JSON.parse(readFileSync(snapshotPath, 'utf8'))
    : generateDrizzleJson({})
  const snapshot = generateDrizzleJson(tables, before.id, undefined, 'snake_case')
  const statements = await generateMigration(before, snapshot)
  const journal: { entries: object[] } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
  return { folder, number: journal.entries.length, statements, snapshot }
}
