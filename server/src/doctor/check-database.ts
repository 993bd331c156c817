import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import {
  checkServers,
  type DatabaseAddress,
  DatabaseServerError,
  letsVersionGoOn,
  readMigrations,
  readSchemaVersion,
  withSession,
} from '../platform/database/index.ts'
import { findBinaries, findRunningServer } from '../platform/embedded-postgres/index.ts'
import { checkPooler } from './check-pooler.ts'
import { checkReadReplica } from './check-read-replica.ts'
import { type Finding, faulty, fine, noted } from './finding.ts'

const about = 'Database'

/** Whether the database can be reached, has this version's schema, and the same time. Starts and changes nothing. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl) {
    const unreachable = await checkServers(config, 0).then(
      () => null,
      (error: unknown) => {
        if (error instanceof DatabaseServerError) return faulty(about, error.says, error.todo)
        throw error
      },
    )
    if (unreachable) return [unreachable]
    const pooler = config.databasePoolerUrl ? [await checkPooler(config.databasePoolerUrl)] : []
    const replica = config.databaseReadUrl ? [await checkReadReplica(config)] : []
    return [...(await look({ connectionString: config.databaseUrl })), ...pooler, ...replica]
  }
  return checkEmbedded(config.dataDir)
}

async function checkEmbedded(dataDir: string): Promise<Finding[]> {
  const folder = join(dataDir, 'postgres')
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile)) return [fine(about, 'None in DATA_DIR yet; the first start makes it.')]
  const { major } = findBinaries()
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found !== major)
    return [
      faulty(
        about,
        `DATA_DIR was made by PostgreSQL ${found}, and this version brings ${major}.`,
        'Start the version of ParleyKit that made it, take a backup, and restore that into an empty DATA_DIR.',
      ),
    ]
  const address = await findRunningServer(dataDir).catch(() => undefined)
  if (!address) return [fine(about, 'The embedded PostgreSQL is not running; it starts with the server.')]
  return look(address)
}

async function look(address: DatabaseAddress): Promise<Finding[]> {
  try {
    return await withSession(address, 'begin isolation level repeatable read read only', async (client) => [
      await schemaOf(client),
      await clockOf(client),
    ])
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    return [
      faulty(
        about,
        `It doesn't answer (${reason}).`,
        'If no server runs, the next start puts a PostgreSQL right that was left behind; postgres.log in DATA_DIR says more.',
      ),
    ]
  }
}

async function schemaOf(client: pg.Client): Promise<Finding> {
  const version = await readSchemaVersion(client)
  const steps = readMigrations()
  const newest = steps.at(-1)?.folderMillis ?? 0
  const pending = steps.filter(({ folderMillis }) => folderMillis > version).length
  if (version > newest && (await letsVersionGoOn(client, newest)))
    return noted(
      about,
      'It answers, and a newer version of ParleyKit has added to its schema.',
      'Bring this server up to that version soon.',
    )
  if (version > newest)
    return faulty(
      about,
      'A newer version of ParleyKit has changed its schema.',
      'Start that version, or restore a backup of this one.',
    )
  if (pending > 0)
    return noted(
      about,
      `It answers, and lacks ${pending} changes of the schema.`,
      'The next start makes them, after a backup.',
    )
  return fine(about, 'It answers, and its schema is up to date.')
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
    return faulty(
      'Clock',
      `This machine and the database are ${seconds} s apart: sessions and links end too early or too late.`,
      'Have both keep time by NTP (timedatectl set-ntp true).',
    )
  return fine('Clock', 'This machine and the database have the same time.')
}
