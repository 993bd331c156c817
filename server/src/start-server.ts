import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import { productVersion } from './features/reports/status/index.ts'
import { openProduct, type ProductOptions } from './open-product.ts'
import { watchForRestores, withBackupBefore } from './platform/backup/index.ts'
import type { WorkProcessPool } from './platform/child-process/index.ts'
import type { Clock } from './platform/clock/clock.ts'
import { createPrivateFolder } from './platform/data-folder/create-private-folder.ts'
import { restrictDataFolder } from './platform/data-folder/restrict-data-folder.ts'
import { type DatabaseAddress, migrateDatabase, provideDatabase } from './platform/database/index.ts'
import {
  answerUnavailable,
  createHttpListener,
  findPortProblem,
  type HttpListener,
  listenerLimits,
  sharedAddresses,
} from './platform/http/index.ts'
import { createLog } from './platform/log/index.ts'
import type { MetricsPlace } from './platform/metrics/index.ts'
import type { Platform } from './platform/platform.ts'
import { openTelemetry, type Telemetry } from './platform/telemetry/index.ts'
import { restartAfterRestores, type Service } from './restart-after-restores.ts'
import { openWebWorkers } from './web-workers/open-web-workers.ts'

/** Options for tests. */
export interface ServerOptions {
  readonly clock?: Clock
  /** Replaces the product's own pool; it is closed with the product. */
  readonly workProcesses?: () => WorkProcessPool
  /** Receives what every verb uses, now and after each restore. */
  readonly onOpened?: (platform: Platform) => void
  /** Set if another process has opened the database and runs the jobs. This one only answers requests. */
  readonly beside?: { readonly address: DatabaseAddress; readonly metricsPlace: MetricsPlace }
}

export interface RunningServer {
  /** The address that it listens on, such as http://127.0.0.1:3000. */
  readonly address: string
  /** Ends requests, then turns and jobs, then the database. */
  stop(): Promise<void>
}

/** For the process that runs the jobs of the workers. */
const jobsPlace: MetricsPlace = { worker: 'jobs', readAll: null }

/** Checked before anything is created: a problem found later would leave a new database behind. */
async function requirePort(config: Config): Promise<void> {
  const fault = await findPortProblem(config)
  if (fault) throw new Error(`${fault.message} ${fault.remedy}`)
}

/**
 * Starts everything in order: database, schema, jobs, HTTP. If a later step fails, everything started before is
 * stopped.
 */
export async function startServer(
  config: Config,
  given: FastifyBaseLogger | null = null,
  options: ServerOptions = {},
): Promise<RunningServer> {
  if (!options.beside) await requirePort(config)
  await using opened = new AsyncDisposableStack()
  const atEnd = (step: () => Promise<unknown>) =>
    opened.defer(async () => {
      await step().catch((error: unknown) => log.error({ err: error }, 'stopping'))
    })
  const { telemetry, log } = await openVoices(config, given, options)
  atEnd(telemetry.close)
  const workers = config.webWorkers > 1 && !options.beside ? openWebWorkers(config.webWorkers, log) : null
  if (workers) atEnd(workers.stop)
  if (config.databaseUrl && !options.beside) {
    // The embedded PostgreSQL manages its folder by itself.
    await createPrivateFolder(config.dataDir)
    await restrictDataFolder(config.dataDir, 0o700, (message) => log.warn(message))
  }
  const database = options.beside
    ? { address: options.beside.address, stop: async () => {} }
    : await provideDatabase(config, (message, level) => log[level ?? 'info'](message))
  // Pending telemetry is sent while the database stops: together they have seconds.
  atEnd(() => Promise.all([database.stop(), telemetry.close()]))
  const listener = createHttpListener(answerUnavailable, listenerLimits, sharedAddresses(config.trustProxy))
  let begun = 0
  const begin = () => {
    // After a restore, workers may answer before this process starts again.
    const isAlone = !config.databaseUrl && !options.beside && (!workers || begun === 0)
    begun++
    const work = options.beside ? ('requests' as const) : ('everything' as const)
    const metricsPlace = options.beside?.metricsPlace ?? (workers ? jobsPlace : null)
    const onOpened = (platform: Platform) => {
      workers?.measureWith(platform.metrics)
      options.onOpened?.(platform)
    }
    const { clock, workProcesses } = options
    const given = { ...(clock && { clock }), ...(workProcesses && { workProcesses: workProcesses() }) }
    const product = { ...given, onOpened, work, isAlone, metricsPlace, telemetry }
    return beginService(config, database.address, listener, log, product)
  }
  const stopping = new AbortController()
  const serving = restartAfterRestores(await begin(), begin, stopping.signal, log)
  atEnd(() => {
    stopping.abort()
    return serving
  })
  const address = workers ? await workers.begin(database.address) : await listener.listen(config)
  atEnd(async () => {
    await workers?.stop()
    stopping.abort() // ends the streams that would keep the port open
    await listener.close()
  })
  const running = opened.move()
  const stop = async () => {
    // Each worker does so by itself.
    if (!workers) await turnAway(listener, config.drainSeconds)
    await running.disposeAsync()
  }
  return { address, stop }
}

/** This process's log and telemetry. */
async function openVoices(
  config: Config,
  given: FastifyBaseLogger | null,
  { beside }: ServerOptions,
): Promise<{ readonly telemetry: Telemetry; readonly log: FastifyBaseLogger }> {
  const several = config.webWorkers > 1 ? jobsPlace.worker : null
  const telemetry = await openTelemetry(config.telemetry, {
    version: productVersion(),
    worker: beside?.metricsPlace.worker ?? several,
    onDelivery: (what, fault) =>
      fault === null
        ? log.info(`The telemetry collector accepts ${what} again.`)
        : log.warn({ fault }, `the telemetry collector doesn't accept ${what}: dropping them for now`),
  })
  const log = given ?? createLog(config, null, config.telemetry && telemetry)
  return { telemetry, log }
}

/** Lets load balancers notice the shutdown while this server still answers the requests that they send. */
async function turnAway(listener: HttpListener, seconds: number): Promise<void> {
  listener.turnAway()
  if (seconds > 0) await sleep(seconds * 1000)
}

async function beginService(
  config: Config,
  address: DatabaseAddress,
  listener: HttpListener,
  log: FastifyBaseLogger,
  options: ProductOptions,
): Promise<Service> {
  await withBackupBefore('migration', address, config, (backUp) =>
    migrateDatabase(address, async () =>
      log.info(`Saved a backup to ${await backUp()}. Updating the database schema.`),
    ),
  )
  const watch = await watchForRestores(address, (error) =>
    log.warn({ err: error }, 'lost the connection that listens for restores'),
  )
  try {
    return { watch, close: await openProduct(config, address, listener, log, options) }
  } catch (error) {
    await watch.close()
    throw error
  }
}
