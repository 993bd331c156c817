import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

/** One step of the schema; `folderMillis` is when it was written and orders the steps. */
export type Migration = MigrationMeta

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number: all processes that change the schema of the same database wait for one another on it. */
const migrationLock = 7_203_114

/** All steps of this version, from the first on. */
export function readMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder })
}

/**
 * Whether a step takes something from the version before it, which therefore can't work any more: said by a line
 * "-- contracts" in its SQL. All others only add, so that servers are upgraded one after the other.
 */
export function contracts({ sql }: Migration): boolean {
  return sql.some((statement) => /^-- contracts$/m.test(statement))
}

/** Lets nobody else change the schema until the transaction ends. */
export async function lockSchema(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
}

/** When the newest step that the database has was written; 0 for a database without a schema. */
export async function readSchemaVersion(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query(`select to_regclass('public.migrations') as name`)
  if (tables[0]?.name === null) return 0
  const { rows } = await client.query('select max(created_at) as version from public.migrations')
  return Number(rows[0]?.version ?? 0)
}

/** Whether steps that came after a version, by newer ones, let it go on. Those of versions that didn't say count as if not. */
export async function letsVersionGoOn(client: pg.Client, version: number): Promise<boolean> {
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

/** Runs the steps that the database doesn't have yet, in the caller's transaction. */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  // The layout is that of Drizzle's own migrator.
  await client.query(
    'create table if not exists public.migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await client.query(
    'alter table public.migrations add column if not exists contracts boolean default true not null',
  )
  const version = await readSchemaVersion(client)
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > version)) {
    for (const statement of migration.sql) await client.query(statement)
    await client.query('insert into public.migrations (hash, created_at, contracts) values ($1, $2, $3)', [
      migration.hash,
      migration.folderMillis,
      contracts(migration),
    ])
  }
}
