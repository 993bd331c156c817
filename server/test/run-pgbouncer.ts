import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retry } from '../src/platform/concurrency/retry.ts'
import { findBinaries } from '../src/platform/embedded-postgres/binaries.ts'
import { chooseAccount } from '../src/platform/embedded-postgres/choose-account.ts'
import { spawnAs } from '../src/platform/embedded-postgres/run-as.ts'
import { findInstalledPgBouncer } from './installed-pgbouncer.ts'

const port = 6432

export interface RunningPgBouncer {
  /** Folder of its Unix socket. */
  readonly host: string
  readonly port: number
  stop(): Promise<void>
}

/**
 * Starts this machine's PgBouncer before a PostgreSQL on a Unix socket, for every database of it.
 * @param settings further lines of its configuration
 */
export async function runPgBouncer(
  postgres: { readonly host: string; readonly port: number; readonly user: string },
  mode: 'session' | 'transaction' | 'statement',
  settings: readonly string[] = [],
): Promise<RunningPgBouncer> {
  const program = findInstalledPgBouncer()
  if (!program) throw new Error('No PgBouncer is installed')
  const host = await mkdtemp(join(tmpdir(), 'pk-pool-'))
  // It refuses to run as root, as PostgreSQL does.
  const { identity } = await chooseAccount({
    dataDir: host,
    folder: join(host, 'none'),
    binaries: findBinaries(),
    userNamespaces: true,
  })
  const file = join(host, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `* = host=${postgres.host} port=${postgres.port} user=${postgres.user}`,
    '[pgbouncer]',
    `unix_socket_dir = ${host}`,
    `listen_port = ${port}`,
    'listen_addr =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'max_client_conn = 1000',
    // Few, so that sessions change hands all the time.
    'default_pool_size = 4',
    // As docs/operate.md has them.
    'tcp_keepidle = 10',
    'tcp_keepintvl = 5',
    'tcp_keepcnt = 3',
    ...settings,
  ]
  await writeFile(file, lines.join('\n'))
  if (identity.account) await chown(host, identity.account.uid, identity.account.gid)
  const pooler = spawnAs(identity, program, [file], ['ignore', 'pipe', 'pipe'])
  const ended = once(pooler, 'exit')
  pooler.stdout?.resume()
  let said = ''
  pooler.stderr?.on('data', (text: Buffer) => {
    said = (said + text).slice(-2000)
  })
  const hasSocket = async () => {
    if (!existsSync(join(host, `.s.PGSQL.${port}`))) throw new Error(`PgBouncer doesn't listen: ${said}`)
  }
  await retry(hasSocket, { pauseMs: { first: 50, max: 50 }, shouldRetry: () => pooler.exitCode === null })
  return {
    host,
    port,
    async stop() {
      pooler.kill('SIGTERM')
      await ended
      await rm(host, { recursive: true, force: true })
    },
  }
}
