import { setTimeout as sleep } from 'node:timers/promises'
import { providerReturnPath } from '@parleykit/contract/oidc'
import type { FastifyBaseLogger } from 'fastify'
import { registerRoutes, startJobs } from './app.ts'
import type { Config } from './config.ts'
import { drainLiveTurns } from './features/chat/index.ts'
import { drainTokenLeases } from './features/usage/index.ts'
import { openRenderer } from './platform/browser/index.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type DatabaseAddress, openDatabase } from './platform/database/index.ts'
import { openEmbeddingModel } from './platform/embeddings/index.ts'
import { createExtraction } from './platform/extraction/index.ts'
import { openPublicFetch, userAgentOf } from './platform/fetch-public-url/index.ts'
import { answerWhileAway, createHttpServer, createThrottles, type FrontDoor } from './platform/http/index.ts'
import { openIdentityProvider } from './platform/identity-provider/index.ts'
import { createImages } from './platform/images/index.ts'
import { openJobs } from './platform/jobs/index.ts'
import { openLanguageModels } from './platform/language-model/index.ts'
import { openMail } from './platform/mail/index.ts'
import type { Platform } from './platform/platform.ts'
import { openPubsub } from './platform/pubsub/index.ts'
import { openSentenceEncoder } from './platform/sentence-encoder/index.ts'
import { openSigning } from './platform/signing/index.ts'
import { createUploads } from './platform/uploads/index.ts'

/**
 * Milliseconds that each kind of work gets to end by itself. The database takes up to three seconds after them, and after ten in
 * all a container is killed. Turns that somebody follows are requests: `turns` is for the others. A restore waits for longer.
 */
const graceMs = { requests: 4000, turns: 500, jobs: 1500 }

/** Of any step of the end, such as a connection whose other side is gone: the next one then goes on beside it. */
const stepMs = 20_000

/**
 * Starts everything that works on a database with today's schema, and leads the door's requests to it.
 * @returns what ends it again: requests, then turns and jobs, then the connections; nothing of it is used afterwards
 */
export async function openProduct(
  config: Config,
  address: DatabaseAddress,
  door: FrontDoor,
  log: FastifyBaseLogger,
  {
    clock = systemClock,
    onOpened,
  }: { readonly clock?: Clock; readonly onOpened?: (platform: Platform) => void } = {},
): Promise<() => Promise<void>> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await endInTime(step, log)
  }
  try {
    const app = await createHttpServer(config, log)
    const open = openDatabase(address, {
      onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    })
    undo.push(open.close)
    const pubsub = openPubsub(open, (error) => log.warn({ err: error }, 'live updates'))
    undo.push(pubsub.close)
    const jobs = await openJobs(open.address, (error) => log.error({ err: error }, 'job queue'))
    undo.push(() => jobs.close(graceMs.jobs))
    const extraction = createExtraction()
    undo.push(() => extraction.close())
    const images = createImages()
    undo.push(() => images.close())
    const userAgent = userAgentOf(config)
    const publicFetch = openPublicFetch({ privateHosts: config.privateHosts, userAgent })
    undo.push(publicFetch.close)
    const sentenceEncoder = config.sentenceEncoder ? openSentenceEncoder() : null
    undo.push(async () => sentenceEncoder?.close())
    const renderer = openRenderer({
      browserPath: config.browserPath,
      guard: publicFetch.guard,
      userAgent,
      onFault: ({ kind, message, cause }) => log.warn({ kind, cause: String(cause ?? '') }, message),
    })
    undo.push(() => renderer.close())
    const throttles = createThrottles({
      enabled: config.rateLimits,
      pool: config.databaseUrl ? open.pool : null,
    })
    const signing = await openSigning(open.database, clock)
    const mail = openMail(config.mail, { jobs, signing, throttles, clock, log })
    undo.push(mail.close)
    const identityProvider =
      config.oidc &&
      openIdentityProvider(config.oidc, {
        redirectUrl: config.siteUrl + providerReturnPath,
        now: () => clock().getTime(),
      })
    undo.push(async () => identityProvider?.close())
    const platform: Platform = {
      config,
      database: open.database,
      jobs,
      pubsub,
      uploads: await createUploads({ dataDir: config.dataDir, clock }),
      extraction,
      images,
      fetchPublicUrl: publicFetch.fetchPublicUrl,
      postToPublicUrl: publicFetch.postToPublicUrl,
      checkPublicUrl: publicFetch.checkPublicUrl,
      renderer,
      throttles,
      models: await openLanguageModels(config.languageModel),
      embeddings: await openEmbeddingModel(config.embedding),
      sentenceEncoder,
      signing,
      mail,
      identityProvider,
      clock,
      log,
    }
    onOpened?.(platform)
    await registerRoutes(app, platform)
    await startJobs(platform)
    undo.push(() => drainTokenLeases(platform))
    undo.push(() => atMost(graceMs.turns, drainLiveTurns(platform)))
    await app.ready()
    undo.push(() => Promise.all([app.close(), door.drain(graceMs.requests)]))
    undo.push(async () => door.leadTo(answerWhileAway))
    door.leadTo(app.routing)
    return close
  } catch (error) {
    await close()
    throw error
  }
}

async function endInTime(step: () => Promise<unknown>, log: FastifyBaseLogger): Promise<void> {
  try {
    if ((await atMost(stepMs, step())) === 'late')
      log.warn('A part of the server has not ended in time; the others end without it.')
  } catch (error) {
    log.error({ err: error }, 'stopping')
  }
}

/** 'late' where the work goes on when its time is over. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<'done' | 'late'> {
  const timer = new AbortController()
  const late = sleep(milliseconds, 'late' as const, { signal: timer.signal }).catch(() => 'done' as const)
  try {
    return await Promise.race([work.then(() => 'done' as const), late])
  } finally {
    timer.abort()
  }
}
