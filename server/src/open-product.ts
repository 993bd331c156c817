import { setTimeout as sleep } from 'node:timers/promises'
import { providerReturnPath } from '@parleykit/contract/auth/oidc'
import type { FastifyBaseLogger } from 'fastify'
import { connectFeatures, registerRoutes, startJobs } from './app.ts'
import type { Config } from './config/config.ts'
import { drainTokenLeases } from './features/billing/usage/index.ts'
import { drainLiveTurns } from './features/chat/index.ts'
import { drainModelSpend } from './features/models/spend/index.ts'
import { type Blobs, openBlobs } from './platform/blobs/index.ts'
import { openRenderer } from './platform/browser/index.ts'
import { openWorkProcessPool, type WorkProcessPool } from './platform/child-process/index.ts'
import type { Clock } from './platform/clock/clock.ts'
import { createDatabaseClock } from './platform/clock/database-clock.ts'
import {
  type DatabaseAddress,
  getDatabaseTime,
  type OpenDatabase,
  openDatabase,
  openReadRouter,
  type ReadRouter,
} from './platform/database/index.ts'
import { type DiskSpace, openDiskSpace } from './platform/disk-space/index.ts'
import { measureEmbeddings, openEmbeddingModel, traceEmbeddings } from './platform/embeddings/index.ts'
import { createExtraction } from './platform/extraction/index.ts'
import { openPublicFetch, userAgentOf } from './platform/fetch-public-url/index.ts'
import { createHooks } from './platform/hooks/index.ts'
import { answerUnavailable, createHttpServer, type HttpListener } from './platform/http/index.ts'
import { type IdentityProvider, openIdentityProvider } from './platform/identity-provider/index.ts'
import { createImages } from './platform/images/index.ts'
import { type Jobs, openJobs, traceJobs } from './platform/jobs/index.ts'
import { measureModels, openLanguageModels, traceModels } from './platform/language-model/index.ts'
import { openMail } from './platform/mail/index.ts'
import { type Metrics, type MetricsPlace, openMetrics } from './platform/metrics/index.ts'
import { openObjectStore } from './platform/object-store/index.ts'
import type { Platform } from './platform/platform.ts'
import { openPubsub } from './platform/pubsub/index.ts'
import { openBackups } from './platform/scheduled-backups/index.ts'
import { openSentenceEncoder } from './platform/sentence-encoder/index.ts'
import { openSigning } from './platform/signing/index.ts'
import { noTelemetry, type Telemetry } from './platform/telemetry/index.ts'
import { createThrottles } from './platform/throttles/index.ts'
import { createUploads } from './platform/uploads/index.ts'

/**
 * Milliseconds that each kind of work gets to finish by itself. The database then takes up to three seconds, and a
 * container is killed after ten in total. Turns with a connected visitor count as requests; `turns` is for the others.
 * A restore waits longer.
 */
const graceMs = { requests: 4000, turns: 500, jobs: 1500 }

/** Limit on each shutdown step, such as a connection whose other side is gone. The next step then runs in parallel. */
const stepMs = 20_000

export interface ProductOptions {
  readonly clock?: Clock
  /** Tests share one pool among products. By default a product opens its own. */
  readonly workProcesses?: WorkProcessPool
  readonly onOpened?: (platform: Platform) => void
  /** Whether jobs run here or in another process. */
  readonly work: 'everything' | 'requests'
  /** No other process can be answering: a turn that is open in the database was left by a process that died. */
  readonly isAlone: boolean
  /** Set if other processes answer requests. */
  readonly metricsPlace?: MetricsPlace | null
  readonly telemetry?: Telemetry
}

/**
 * Starts everything that works on a database with the current schema, and directs incoming requests to it.
 * @returns a function that ends it: requests, then turns and jobs, then the connections; nothing of it is used
 * afterwards
 */
export async function openProduct(
  config: Config,
  address: DatabaseAddress,
  listener: HttpListener,
  log: FastifyBaseLogger,
  {
    clock,
    workProcesses,
    onOpened,
    work,
    isAlone,
    metricsPlace = null,
    telemetry = noTelemetry,
  }: ProductOptions,
): Promise<() => Promise<void>> {
  await using opened = new AsyncDisposableStack()
  const atEnd: AtEnd = (step) => opened.defer(() => endInTime(step, log))
  const app = await createHttpServer(config, log)
  const platform = await openPlatform(config, address, log, {
    ...(clock && { clock }),
    ...(workProcesses && { workProcesses }),
    atEnd,
    work,
    metricsPlace,
    telemetry,
  })
  onOpened?.(platform)
  connectFeatures(platform)
  await registerRoutes(app, platform)
  if (work === 'everything') await startJobs(platform, { isAlone })
  atEnd(() => drainTokenLeases(platform))
  atEnd(() => drainModelSpend(platform))
  atEnd(() => atMost(graceMs.turns, drainLiveTurns(platform)))
  await app.ready()
  atEnd(() => Promise.all([app.close(), listener.drain(graceMs.requests)]))
  atEnd(async () => listener.routeTo(answerUnavailable))
  listener.routeTo(app.routing)
  const running = opened.move()
  return () => running.disposeAsync()
}

type AtEnd = (step: () => Promise<unknown>) => void

/** The infrastructure for all verbs. Each part registers with `atEnd` how it is closed. */
async function openPlatform(
  config: Config,
  address: DatabaseAddress,
  log: FastifyBaseLogger,
  {
    clock: clockOfOwn,
    atEnd,
    work,
    workProcesses = openWorkProcessPool({ mostKept: work === 'everything' ? 2 : 0 }),
    metricsPlace,
    telemetry,
  }: Pick<ProductOptions, 'work' | 'clock' | 'workProcesses'> & {
    readonly atEnd: AtEnd
    readonly metricsPlace: MetricsPlace | null
    readonly telemetry: Telemetry
  },
): Promise<Platform> {
  const open = openPool(config, address, { log, telemetry })
  atEnd(open.close)
  const metrics = await openMetrics(config.metricsToken, metricsPlace)
  watchConnections(metrics, open)
  const databaseClock = await openDatabaseClock(open)
  const clock = clockOfOwn ?? databaseClock.now
  const pubsub = openPubsub(
    open,
    (error) => log.warn({ err: error }, 'live updates'),
    databaseClock.synchronize,
  )
  atEnd(pubsub.close)
  const jobs = await openQueue(config, open.address, { work, atEnd, log, telemetry })
  atEnd(workProcesses.close)
  const readers = openReaders(atEnd)
  const disk = openDisk(config, { log: work === 'everything' ? log : null, atEnd })
  const sentenceEncoder = config.sentenceEncoder ? openSentenceEncoder() : null
  atEnd(async () => sentenceEncoder?.close())
  const web = openWeb(config, { atEnd, log })
  const throttles = createThrottles({
    enabled: config.rateLimits,
    pool: config.databaseUrl || config.webWorkers > 1 ? open.pool : null,
  })
  const signing = await openSigning(open.database, clock)
  const mail = openMail(config.mail, { jobs, signing, throttles, clock, log })
  atEnd(mail.close)
  const identityProvider = openProvider(config, { clock, atEnd })
  return {
    config,
    hooks: createHooks(),
    database: open.database,
    readRouter: await openLongReadRouter(config, open, { atEnd, log, telemetry }),
    blobs: await openOriginals(config, open, { atEnd, log }),
    backups: openBackups(config, address),
    jobs,
    pubsub,
    disk,
    uploads: await createUploads({ dataDir: config.dataDir, clock, disk }),
    ...readers,
    workProcesses,
    ...web,
    throttles,
    ...(await openModels(config, metrics, telemetry)),
    sentenceEncoder,
    signing,
    mail,
    metrics,
    telemetry,
    identityProvider,
    clock,
    log,
  }
}

async function openQueue(
  config: Config,
  address: DatabaseAddress,
  {
    work,
    atEnd,
    log,
    telemetry,
  }: Pick<ProductOptions, 'work'> & Pick<Platform, 'log' | 'telemetry'> & { readonly atEnd: AtEnd },
): Promise<Jobs> {
  const queue = await openJobs(address, {
    work,
    onError: (error) => log.error({ err: error }, 'job queue'),
  })
  atEnd(() => queue.close(graceMs.jobs))
  return config.telemetry ? traceJobs(queue, telemetry) : queue
}

/** What reads files of strangers, in processes of its own. */
function openReaders(atEnd: AtEnd): Pick<Platform, 'extraction' | 'images'> {
  const extraction = createExtraction()
  atEnd(() => extraction.close())
  const images = createImages()
  atEnd(() => images.close())
  return { extraction, images }
}

/** Access to the public web: requests, and a browser for pages that depend on JavaScript. */
function openWeb(
  { browserPath, privateHosts, ...config }: Config,
  { atEnd, log }: { readonly atEnd: AtEnd; readonly log: FastifyBaseLogger },
): Pick<
  Platform,
  'fetchPublicUrl' | 'postToPublicUrl' | 'checkPublicUrl' | 'streamFromPublicUrl' | 'renderer'
> {
  const userAgent = userAgentOf(config)
  const { close, guard, ...publicFetch } = openPublicFetch({ privateHosts, userAgent })
  atEnd(close)
  const renderer = openRenderer({
    ...{ browserPath, guard, userAgent },
    onFault: ({ kind, message, cause }) => log.warn({ kind, cause: String(cause ?? '') }, message),
  })
  atEnd(() => renderer.close())
  return { ...publicFetch, renderer }
}

/** @param log null if another process reports on the disk */
function openDisk(
  { dataDir, diskReserveBytes }: Config,
  { log, atEnd }: { readonly log: FastifyBaseLogger | null; readonly atEnd: AtEnd },
): DiskSpace {
  const disk = openDiskSpace({ folder: dataDir, reserveBytes: diskReserveBytes, log })
  atEnd(async () => disk.close())
  return disk
}

function openProvider(
  { oidc, siteUrl }: Config,
  { clock, atEnd }: { readonly clock: Clock; readonly atEnd: AtEnd },
): IdentityProvider | null {
  if (!oidc) return null
  const redirectUrl = siteUrl + providerReturnPath
  const provider = openIdentityProvider(oidc, { redirectUrl, now: () => clock().getTime() })
  atEnd(async () => provider.close())
  return provider
}

async function openModels(
  config: Config,
  metrics: Metrics,
  telemetry: Telemetry,
): Promise<Pick<Platform, 'models' | 'embeddings'>> {
  const models = measureModels(await openLanguageModels(config.languageModel), metrics)
  const embeddings = measureEmbeddings(await openEmbeddingModel(config.embedding), metrics)
  if (!config.telemetry) return { models, embeddings }
  return { models: traceModels(models, telemetry), embeddings: traceEmbeddings(embeddings, telemetry) }
}

/** A clock that shows the database's time, which all processes share. */
async function openDatabaseClock({ database }: OpenDatabase) {
  const clock = createDatabaseClock()
  const time = await getDatabaseTime(database)
  if (time) clock.synchronize(time.at, time.readAtMs)
  return clock
}

function watchConnections(metrics: Metrics, { pool }: OpenDatabase): void {
  metrics.watch('process', async (set) => {
    set('connections', pool.idleCount, { state: 'idle' })
    set('connections', pool.totalCount - pool.idleCount, { state: 'busy' })
    set('connectionWaiters', pool.waitingCount, {})
  })
}

async function openLongReadRouter(
  config: Config,
  { database }: OpenDatabase,
  { atEnd, log, telemetry }: Pick<Platform, 'log' | 'telemetry'> & { readonly atEnd: AtEnd },
): Promise<ReadRouter> {
  const opened = await openReadRouter(config, database, { log, telemetry: config.telemetry && telemetry })
  atEnd(opened.close)
  return opened.readRouter
}

async function openOriginals(
  { objectStore }: Config,
  { database }: OpenDatabase,
  { atEnd, log }: { readonly atEnd: AtEnd; readonly log: FastifyBaseLogger },
): Promise<Blobs> {
  const store = await openObjectStore(objectStore)
  atEnd(async () => store?.close())
  return openBlobs({ database, store, takesNew: objectStore?.takesNew ?? false, log })
}

function openPool(
  config: Config,
  address: DatabaseAddress,
  { log, telemetry }: Pick<Platform, 'log' | 'telemetry'>,
): OpenDatabase {
  return openDatabase(address, {
    telemetry: config.telemetry && telemetry,
    max: connectionsOf(config),
    poolerUrl: config.databasePoolerUrl,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onSilence: (reason) => log.warn({ reason }, 'closed database connections that stopped responding'),
  })
}

/** Connections in one process's pool: several processes share what a single one would have, down to a minimum each. */
function connectionsOf({ webWorkers }: Config): number {
  return Math.max(8, Math.ceil(16 / webWorkers))
}

async function endInTime(step: () => Promise<unknown>, log: FastifyBaseLogger): Promise<void> {
  try {
    if ((await atMost(stepMs, step())) === 'late')
      log.warn("Part of the server didn't shut down in time; the rest is shutting down without it.")
  } catch (error) {
    log.error({ err: error }, 'stopping')
  }
}

/** 'late' if the work continues after its time limit. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<'done' | 'late'> {
  const timer = new AbortController()
  const late = sleep(milliseconds, 'late' as const, { signal: timer.signal }).catch(() => 'done' as const)
  try {
    return await Promise.race([work.then(() => 'done' as const), late])
  } finally {
    timer.abort()
  }
}
