import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres, superuser } from '../src/platform/embedded-postgres/index.ts'
import { makeTemplateDatabase, type TestDatabaseServer } from './make-template-database.ts'

/** One real PostgreSQL for the whole run: the embedded one. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await startDatabase()
  project.provide('postgres', postgres)
  return stop
}

/** The embedded PostgreSQL in a folder of its own, with the template of every test's database in it. */
export async function startDatabase(): Promise<TestDatabaseServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-test-'))
  // Several products at a time, each with a pool of its own: on a product's own server there is one.
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, connectionsMax: 400 })
  const { host, port, user } = server.connection
  // Every test file makes a database of its own, as the role that the product works as.
  const admin = new pg.Client({ host, port, user: superuser, database: 'postgres' })
  await admin.connect()
  await admin.query(`alter role ${user} createdb`)
  // Nothing of it outlives the run. What must, is tested on servers of their own.
  await admin.query('alter system set fsync = off')
  await admin.query('select pg_reload_conf()')
  await admin.end()
  await makeTemplateDatabase({ host, port, user })
  return {
    postgres: { host, port, user },
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
