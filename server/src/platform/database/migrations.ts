import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

/** One migration of the schema. `folderMillis` is when it was written and determines the order. */
export type Migration = MigrationMeta

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** An arbitrary number: all processes that change the schema of a database wait for this lock. */
const migrationLock = 7_203_114

/** All migrations of this version, from the first one. */
export function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder })
}

/**
 * Whether a migration removes something that the previous version needs to work, marked by a line "-- contracts" in its
 * SQL. All other migrations only add, so that servers can be upgraded one by one.
 */
export function contracts({ sql }: Migration): boolean {
  return sql.some((statement) => /^-- contracts$/m.test(statement))
}

/** Locks the schema against other changes until the transaction ends. */
export async function lockSchema(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
}

/** When the newest migration in the database was written; 0 for a database without a schema. */
export async function getSchemaVersion(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query(`select to_regclass('public.migrations') as name`)
  if (tables[0]?.name === null) return 0
  const { rows } = await client.query('select max(created_at) as version from public.migrations')
  return Number(rows[0]?.version ?? 0)
}

/**
 * Whether newer versions' migrations allow an older version to go on. A version that didn't record this counts as not
 * allowing it.
 */
export async function allowsOlderVersion(client: pg.Client, version: number): Promise<boolean> {
  const { rows: columns } = await client.query(
    `select from pg_attribute where attrelid = 'public.migrations'::regclass and attname = 'contracts' and not attisdropped`,
  )
  if (columns.length === 0) return false
  const { rows } = await client.query<{ isLost: boolean }>(
    'select coalesce(bool_or(contracts), false) as "isLost" from public.migrations where created_at > $1',
    [version],
  )
  return rows[0]?.isLost === false
}

/** Runs the migrations that the database doesn't have yet, in the caller's transaction. */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  // The layout is the same as that of Drizzle's own migrator.
  await client.query(
    'create table if not exists public.migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await client.query(
    'alter table public.migrations add column if not exists contracts boolean default true not null',
  )
  const version = await getSchemaVersion(client)
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > version)) {
    for (const statement of migration.sql) await client.query(statement)
    await client.query('insert into public.migrations (hash, created_at, contracts) values ($1, $2, $3)', [
      migration.hash,
      migration.folderMillis,
      contracts(migration),
    ])
  }
}
