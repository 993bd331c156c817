import type pg from 'pg'
import type { DatabaseConfig } from '../../config/database-config.ts'
import { retry } from '../concurrency/retry.ts'
import { checkPoolerRoute, checkSessions } from './check-pooling.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { type ServerToCheck, UnsuitableServerError, withProbe } from './probe.ts'
import {
  type PrimaryState,
  primaryStateQuery,
  type ReplicaSettings,
  replicaSettingsQuery,
} from './replica-state.ts'

const oldestVersion = 15
const pauseMs = { first: 250, max: 250 }

/** Why the server of DATABASE_URL can't be used, and separately what to do. Contains no password. */
export class DatabaseServerError extends Error {
  /** The message without the remedy. */
  readonly problem: string
  readonly remedy: string
  constructor(problem: string, remedy: string, cause: Error) {
    super(`${problem} ${remedy}`, { cause })
    this.problem = problem
    this.remedy = remedy
  }
}

/**
 * Waits until a server accepts connections (it may be starting in parallel) and checks that ParleyKit can use it: its
 * version, its encoding, and that each connection is a separate session.
 * @param patienceMs how long to try, not counting one last attempt of at most some seconds
 * @throws DatabaseServerError
 */
export async function checkServer(server: ServerToCheck, patienceMs = 10_000): Promise<void> {
  const { connectionString } = server
  await checkPatiently(server, patienceMs, async () => {
    await withProbe(connectionString, checkVersion)
    await checkSessions(server)
  })
}

/**
 * Checks what a configuration names: the server, and the pooler in front of it if one is declared.
 * @throws DatabaseServerError
 */
export async function checkServers(
  { databaseUrl, databasePoolerUrl }: DatabaseConfig,
  patienceMs?: number,
): Promise<void> {
  if (!databaseUrl) return
  const envVariable = databasePoolerUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  await checkServer({ connectionString: databaseUrl, envVariable }, patienceMs)
  if (databasePoolerUrl) await checkPooler(databasePoolerUrl, databaseUrl, patienceMs)
}

/**
 * Whether the server of DATABASE_READ_URL has the database of DATABASE_URL; null if none is configured.
 * @throws DatabaseServerError also if it doesn't answer
 */
export async function checkReplica({
  databaseUrl,
  databaseReadUrl,
}: DatabaseConfig): Promise<ReplicaSettings | null> {
  if (!databaseUrl || !databaseReadUrl) return null
  const server = { connectionString: databaseReadUrl, envVariable: 'DATABASE_READ_URL' } as const
  return checkPatiently(server, 0, () => checkOrigin(databaseReadUrl, databaseUrl))
}

/**
 * The same for a pooler in transaction mode. Also checks that it leads to the same database as `directUrl`.
 * @throws DatabaseServerError
 */
async function checkPooler(poolerUrl: string, directUrl: string, patienceMs = 10_000): Promise<void> {
  const server = { connectionString: poolerUrl, envVariable: 'DATABASE_URL' } as const
  await checkPatiently(server, patienceMs, () => checkPoolerRoute(poolerUrl, directUrl))
}

async function checkPatiently<Seen>(
  server: ServerToCheck,
  patienceMs: number,
  check: () => Promise<Seen>,
): Promise<Seen> {
  const giveUp = Date.now() + patienceMs
  const shouldRetry = (error: unknown) => isDatabaseUnavailable(error) && Date.now() < giveUp
  try {
    return await retry(check, { pauseMs, shouldRetry })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [reason, remedy] = reasonOf(error, server.envVariable)
    throw new DatabaseServerError(
      `The PostgreSQL of ${server.envVariable} (${nameOf(server.connectionString)}) ${reason}`,
      remedy,
      error,
    )
  }
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  )
  const { version, encoding } = rows[0]
  const remedy = 'Use another database, or upgrade this one.'
  if (Number.parseInt(version, 10) < oldestVersion)
    throw new UnsuitableServerError(
      `has version ${version}; ParleyKit needs ${oldestVersion} or newer.`,
      remedy,
    )
  if (encoding !== 'UTF8')
    throw new UnsuitableServerError(`uses the encoding ${encoding}; ParleyKit needs UTF8.`, remedy)
}

/** Host, port and database, without user and password. */
function nameOf(connectionString: string): string {
  const { host, pathname, searchParams } = new URL(connectionString)
  return `${searchParams.get('host') ?? host}${pathname}`
}

/** The problem, as the end of a sentence, and what to do. */
function reasonOf(error: Error, envVariable: string): readonly [string, string] {
  if (error instanceof UnsuitableServerError) return [error.message, error.remedy]
  if (isDatabaseUnavailable(error) || /timeout/i.test(error.message))
    return [
      `doesn't respond (${error.message || 'no connection'}).`,
      "Check that it's running and reachable from this machine.",
    ]
  return [
    `refuses the connection: ${error.message}.`,
    `Check the user, password and database name in ${envVariable}.`,
  ]
}

/**
 * Checks that a server has the same database as `primaryUrl`, which only a streaming replica has.
 * @throws UnsuitableServerError
 */
async function checkOrigin(readUrl: string, primaryUrl: string): Promise<ReplicaSettings> {
  const primary = await withProbe(primaryUrl, async (client) => {
    const { rows } = await client.query<PrimaryState>(primaryStateQuery)
    return rows[0]
  })
  const seen = await withProbe(readUrl, async (client) => {
    const { rows } = await client.query<ReplicaSettings>(replicaSettingsQuery)
    return rows[0]
  })
  if (!seen || seen.origin !== primary?.origin)
    throw new UnsuitableServerError(
      "isn't a replica of DATABASE_URL.",
      'Point it to a streaming replica with the same database name, or unset it.',
    )
  await checkSessions({ connectionString: readUrl, envVariable: 'DATABASE_READ_URL' })
  return seen
}
