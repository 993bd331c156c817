import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from '../src/platform/database/index.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts'
import { openJobs } from '../src/platform/jobs/index.ts'

export const templateName = 'parleykit_template'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string }
  }
}

/** One real PostgreSQL for the whole run, with a template that every test file's own database is copied from. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const { host, port, user } = postgres.connection
  const admin = openDatabase(postgres.connection)
  await admin.database.execute(`create database ${templateName}`)
  await admin.close()
  const template = openDatabase({ host, port, user, database: templateName })
  await migrateDatabase(template.address, async () => {})
  const jobs = await openJobs(template.address, (error) => console.error(error))
  await jobs.close(1000)
  await template.close()
  project.provide('postgres', { host, port, user })
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
