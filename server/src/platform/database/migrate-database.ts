import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './open-database.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number: all processes that migrate the same database wait for one another on it. */
const migrationLock = 7_203_114

/** Brings the schema up to date; processes that start together take turns. */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await migrate(database, { migrationsFolder, migrationsSchema: 'public', migrationsTable: 'migrations' })
  })
}
