import type { TestProject } from 'vitest/node'
import { runPgBouncer } from './run-pgbouncer.ts'
import { startDatabase } from './start-test-database.ts'

/** The embedded PostgreSQL behind this machine's PgBouncer in transaction mode, which every product of the run goes through. */
export default async function startPooledDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await startDatabase()
  const { host, port, stop: stopPooler } = await runPgBouncer(postgres, 'transaction')
  project.provide('postgres', { ...postgres, pooler: { host, port } })
  return async () => {
    await stopPooler()
    await stop()
  }
}
