import type { TestProject } from 'vitest/node'
import { findInstalledPostgres } from './installed-postgres.ts'
import { runPgBouncer } from './run-pgbouncer.ts'
import { startInstalledDatabase } from './start-installed-postgres.ts'
import { startDatabase } from './start-test-database.ts'

/**
 * A PostgreSQL behind this machine's PgBouncer in transaction mode, which every product of the run goes through: the
 * machine's own PostgreSQL if it has one, else the embedded one.
 */
export default async function startPooledDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await (findInstalledPostgres() ? startInstalledDatabase() : startDatabase())
  const pooler = await runPgBouncer(postgres, 'transaction').catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const { host, port, stop: stopPooler } = pooler
  project.provide('postgres', { ...postgres, pooler: { host, port } })
  return async () => {
    await stopPooler()
    await stop()
  }
}
