import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts'
import { makeTemplateDatabase } from './make-template-database.ts'

/** One real PostgreSQL for the whole run: the embedded one. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-test-'))
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const { host, port, user } = server.connection
  await makeTemplateDatabase({ host, port, user })
  project.provide('postgres', { host, port, user })
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
