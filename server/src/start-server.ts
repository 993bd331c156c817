import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { keepServing, type Service } from './keep-serving.ts'
import { openProduct } from './open-product.ts'
import { watchForRestores, withBackupBefore } from './platform/backup/index.ts'
import type { Clock } from './platform/clock.ts'
import { closeDataFolder } from './platform/close-data-folder.ts'
import { type DatabaseAddress, migrateDatabase, provideDatabase } from './platform/database/index.ts'
import {
  answerWhileAway,
  createFrontDoor,
  doorLimits,
  type FrontDoor,
  sharedAddresses,
} from './platform/http/index.ts'
import { createLog } from './platform/log/index.ts'
import { makeFolder } from './platform/make-folder.ts'
import type { Platform } from './platform/platform.ts'

/** What tests hand in and take. */
export interface ServerOptions {
  readonly clock?: Clock
  /** Gets what every verb uses, now and after each restore. */
  readonly onOpened?: (platform: Platform) => void
}

export interface RunningServer {
  /** The address that it listens on, such as http://127.0.0.1:3000. */
  readonly address: string
  /** Ends requests, then turns and jobs, then the database. */
  stop(): Promise<void>
}

/** Starts everything in order: database, schema, jobs, HTTP. What was started is ended again when a later step fails. */
export async function startServer(
  config: Config,
  log = createLog(config),
  options: ServerOptions = {},
): Promise<RunningServer> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse())
      await step().catch((error: unknown) => log.error({ err: error }, 'stopping'))
  }
  try {
    if (config.databaseUrl) {
      // The embedded PostgreSQL sees to its folder itself.
      await makeFolder(config.dataDir)
      await closeDataFolder(config.dataDir, 0o700, (message) => log.warn(message))
    }
    const database = await provideDatabase(config, (message) => log.info(message))
    undo.push(database.stop)
    const door = createFrontDoor(answerWhileAway, doorLimits, sharedAddresses(config.trustProxy))
    const begin = () => beginService(config, database.address, door, log, options)
    const stopping = new AbortController()
    const serving = keepServing(await begin(), begin, stopping.signal, log)
    undo.push(() => {
      stopping.abort()
      return serving
    })
    const address = await door.listen(config)
    undo.push(async () => {
      stopping.abort() // ends the streams that would keep the door open
      await door.close()
    })
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function beginService(
  config: Config,
  address: DatabaseAddress,
  door: FrontDoor,
  log: FastifyBaseLogger,
  options: ServerOptions,
): Promise<Service> {
  await withBackupBefore('migration', address, config.dataDir, (backUp) =>
    migrateDatabase(address, async () =>
      log.info(`The schema changes; what was there before is kept in ${await backUp()}.`),
    ),
  )
  const watch = await watchForRestores(address, (error) =>
    log.warn({ err: error }, 'the connection that waits for restores was lost'),
  )
  try {
    return { watch, close: await openProduct(config, address, door, log, options) }
  } catch (error) {
    await watch.close()
    throw error
  }
}
