import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { checkServer } from '../src/platform/database/check-server.ts'
import { binariesIn } from '../src/platform/embedded-postgres/binaries.ts'
import { chooseAccount } from '../src/platform/embedded-postgres/choose-account.ts'
import { runAs, spawnAs } from '../src/platform/embedded-postgres/run-as.ts'
import { findInstalledPostgres } from './installed-postgres.ts'
import { makeTemplateDatabase, type TestDatabaseServer } from './make-template-database.ts'

const port = 5432
const user = 'parleykit'

/** One real PostgreSQL for the whole run: the machine's own. */
export default async function startInstalledPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await startInstalledDatabase()
  project.provide('postgres', postgres)
  return stop
}

/**
 * The machine's own PostgreSQL in a folder of its own, with its own settings and the template of every test's database.
 * Only fsync is off, for speed, and there is room for several products at a time.
 */
export async function startInstalledDatabase(): Promise<TestDatabaseServer> {
  const installed = findInstalledPostgres()
  if (!installed) throw new Error('No PostgreSQL is installed')
  const home = await mkdtemp(join(tmpdir(), 'parleykit-own-'))
  const folder = join(home, 'data')
  const { identity, binaries } = await chooseAccount({
    dataDir: home,
    folder,
    binaries: binariesIn(installed.root, installed.version),
    userNamespaces: true,
  })
  if (identity.account) await chown(home, identity.account.uid, identity.account.gid)
  const options = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  await runAs(identity, binaries.initdb, [`--pgdata=${folder}`, `--username=${user}`, ...options])
  const settings = ['listen_addresses=', 'fsync=off', 'max_connections=400'].flatMap((each) => ['-c', each])
  const args = ['-D', folder, '-k', home, '-p', String(port), ...settings]
  const server = spawnAs(identity, binaries.postgres, args, ['ignore', 'pipe', 'pipe'])
  server.stdout?.resume()
  server.stderr?.resume()
  const connectionString = `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(home)}&port=${port}`
  await checkServer({ connectionString, envVariable: 'DATABASE_URL' })
  await makeTemplateDatabase({ host: home, port, user })
  return {
    postgres: { host: home, port, user },
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}
