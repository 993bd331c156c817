import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import {
  allowsOlderVersion,
  checkServers,
  type DatabaseAddress,
  DatabaseServerError,
  getSchemaVersion,
  readMigrations,
  withProbe,
  withSession,
} from '../platform/database/index.ts'
import { findBinaries, findRunningServer } from '../platform/embedded-postgres/index.ts'
import { checkReadReplica } from './check-read-replica.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

const about = 'Database'

/** Whether the database can be reached, has this version's schema, and the same time. Starts and changes nothing. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl) {
    const unreachable = await checkServers(config, 0).then(
      () => null,
      (error: unknown) => {
        if (error instanceof DatabaseServerError) return failure(about, error.problem, error.remedy)
        throw error
      },
    )
    if (unreachable) return [unreachable]
    const pooler = config.databasePoolerUrl ? [await checkPooler(config.databasePoolerUrl)] : []
    const replica = config.databaseReadUrl ? [await checkReadReplica(config)] : []
    return [...(await checkConnected({ connectionString: config.databaseUrl })), ...pooler, ...replica]
  }
  return checkEmbedded(config.dataDir)
}

async function checkEmbedded(dataDir: string): Promise<Finding[]> {
  const folder = join(dataDir, 'postgres')
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile)) return [ok(about, 'No database in DATA_DIR yet; the first start creates it.')]
  const { major } = findBinaries()
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found !== major)
    return [
      failure(
        about,
        `DATA_DIR was created by PostgreSQL ${found}, but this version includes ${major}.`,
        'Start the ParleyKit version that created it, take a backup, and restore it into an empty DATA_DIR.',
      ),
    ]
  const address = await findRunningServer(dataDir).catch(() => undefined)
  if (!address) return [ok(about, "The embedded PostgreSQL isn't running; it starts with the server.")]
  return checkConnected(address)
}

async function checkConnected(address: DatabaseAddress): Promise<Finding[]> {
  try {
    return await withSession(address, 'begin isolation level repeatable read read only', async (client) => [
      await schemaOf(client),
      await clockOf(client),
    ])
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    return [
      failure(
        about,
        `It doesn't answer (${reason}).`,
        'If no server is running, the next start recovers it. See postgres.log in DATA_DIR.',
      ),
    ]
  }
}

async function schemaOf(client: pg.Client): Promise<Finding> {
  const version = await getSchemaVersion(client)
  const steps = readMigrations()
  const newest = steps.at(-1)?.folderMillis ?? 0
  const pending = steps.filter(({ folderMillis }) => folderMillis > version).length
  if (version > newest && (await allowsOlderVersion(client, newest)))
    return warning(
      about,
      'Connected. A newer version of ParleyKit has extended the schema.',
      'Update this server to that version soon.',
    )
  if (version > newest)
    return failure(
      about,
      'A newer version of ParleyKit has changed the schema.',
      'Start that version, or restore a backup from this one.',
    )
  if (pending > 0)
    return warning(
      about,
      `Connected. ${pending} pending schema ${pending === 1 ? 'change' : 'changes'}.`,
      'The next start applies them, after a backup.',
    )
  return ok(about, 'Connected, and the schema is up to date.')
}

const skewSecondsMax = 30

async function clockOf(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as now',
  )
  const middle = (before + Date.now()) / 2
  const seconds = Math.round(Math.abs(Number(rows[0]?.now) - middle) / 1000)
  if (seconds > skewSecondsMax)
    return failure(
      'Clock',
      `The clocks of this machine and the database differ by ${seconds} s: sessions and links expire too early or too late.`,
      'Turn on NTP on both (timedatectl set-ntp true).',
    )
  return ok('Clock', 'The clocks of this machine and the database agree.')
}

/** What a pooler that leads to the right database leaves to itself: nobody else can bound a statement's time there. */
async function checkPooler(poolerUrl: string): Promise<Finding> {
  const { rows } = await withProbe(poolerUrl, (client) =>
    client.query<{ timeout: string }>(`select current_setting('statement_timeout') as timeout`),
  )
  if (rows[0]?.timeout !== '0')
    return ok('Pooler', 'Connects to the database and enforces a statement timeout.')
  return warning(
    'Pooler',
    'Connects to the database, but sets no statement timeout: a hanging query would block its connection forever.',
    "Add connect_query='set statement_timeout = 60000' to the database in pgbouncer.ini.",
  )
}
