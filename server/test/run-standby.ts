import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { retry } from '../src/platform/concurrency/retry.ts'
import { withProbe } from '../src/platform/database/index.ts'
import { binariesIn } from '../src/platform/embedded-postgres/binaries.ts'
import { chooseAccount } from '../src/platform/embedded-postgres/choose-account.ts'
import { runAs, spawnAs } from '../src/platform/embedded-postgres/run-as.ts'
import { findInstalledPostgres } from './installed-postgres.ts'
import type { TestPostgres } from './make-template-database.ts'

export interface Standby {
  /** The address of a database of the primary's on the standby. */
  urlOf(database: string): string
  /** All that it has logged, each statement among it. */
  log(): string
  start(): Promise<void>
  /** At once, as when its machine loses its power. */
  kill(): Promise<void>
  /** Also deletes it. */
  close(): Promise<void>
}

/**
 * Makes and starts a streaming standby of this machine's own PostgreSQL that the run has for itself.
 */
export async function runStandby(primary: TestPostgres): Promise<Standby> {
  const installed = findInstalledPostgres()
  if (!installed) throw new Error('No PostgreSQL is installed')
  const home = await mkdtemp(join(tmpdir(), 'pk-stand-'))
  const folder = join(home, 'data')
  const { identity, binaries } = await chooseAccount({
    dataDir: home,
    folder,
    binaries: binariesIn(installed.root, installed.version),
    userNamespaces: true,
  })
  if (identity.account) await chown(home, identity.account.uid, identity.account.gid)
  const from = ['-h', primary.host, '-p', String(primary.port), '-U', primary.user]
  const program = join(binaries.root, 'bin', 'pg_basebackup')
  // The primary keeps for its slot what it misses while it is down.
  const slot = `standby_${randomBytes(6).toString('hex')}`
  const way = ['-R', '-X', 'stream', '-C', '-S', slot, '-c', 'fast', '--no-sync']
  await runAs(identity, program, [...from, '-D', folder, ...way])
  const urlOf = (database: string) =>
    `postgresql://${primary.user}@localhost/${database}?host=${encodeURIComponent(home)}&port=${primary.port}`
  let server: ReturnType<typeof spawnAs> | null = null
  let said = ''
  const start = async () => {
    const all = ['listen_addresses=', 'fsync=off', 'max_connections=400', 'log_statement=all']
    const args = [
      '-D',
      folder,
      '-k',
      home,
      '-p',
      String(primary.port),
      ...all.flatMap((each) => ['-c', each]),
    ]
    const started = spawnAs(identity, binaries.postgres, args, ['ignore', 'pipe', 'pipe'])
    started.stdout?.resume()
    started.stderr?.on('data', (text: Buffer) => {
      said += text
    })
    server = started
    const answers = () => withProbe(urlOf('postgres'), (client) => client.query('select 1'))
    await retry(answers, {
      pauseMs: { first: 50, max: 200 },
      shouldRetry: () => started.exitCode === null,
    }).catch((error: unknown) => {
      throw new Error(`The standby doesn't start: ${said.slice(-2000)}`, { cause: error })
    })
  }
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server?.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await start()
  return {
    urlOf,
    log: () => said,
    start,
    kill: () => end('SIGQUIT'),
    async close() {
      await end('SIGINT')
      await dropSlot(primary, slot)
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** The primary may take a while to notice that nobody reads from it any more. */
async function dropSlot({ host, port, user }: TestPostgres, slot: string): Promise<void> {
  const admin = new pg.Client({ host, port, user, database: 'postgres' })
  await admin.connect()
  try {
    const drop = () => admin.query('select pg_drop_replication_slot($1)', [slot])
    await retry(drop, { pauseMs: { first: 50, max: 200 }, tries: 100 })
  } finally {
    await admin.end()
  }
}

/** Whether this machine can make a standby: PostgreSQL's own programs for it come with another of Debian's packages. */
export function canRunStandby(): boolean {
  const root = findInstalledPostgres()?.root
  return root !== undefined && existsSync(join(root, 'bin', 'pg_basebackup'))
}
