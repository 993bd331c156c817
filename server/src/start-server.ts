import { registerRoutes, startJobs } from './app.ts'
import type { Config } from './config.ts'
import { drainLiveTurns } from './features/chat/index.ts'
import { withBackupBefore } from './platform/backup/index.ts'
import { systemClock } from './platform/clock.ts'
import { migrateDatabase, openDatabase, provideDatabase } from './platform/database/index.ts'
import { openEmbeddingModel } from './platform/embeddings/index.ts'
import { createExtraction } from './platform/extraction/index.ts'
import { createHttpServer, createThrottles } from './platform/http/index.ts'
import { openJobs } from './platform/jobs/index.ts'
import { openLanguageModels } from './platform/language-model/index.ts'
import type { Platform } from './platform/platform.ts'
import { openPubsub } from './platform/pubsub/index.ts'

export interface RunningServer {
  /** The address that it listens on, such as http://127.0.0.1:3000. */
  readonly address: string
  /** Ends requests, then turns and jobs, then the database. */
  stop(): Promise<void>
}

/** Starts everything in order: database, schema, jobs, HTTP. What was started is ended again when a later step fails. */
export async function startServer(config: Config): Promise<RunningServer> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => console.error(error))
  }
  try {
    const app = await createHttpServer(config)
    const provided = await provideDatabase(config, (message) => app.log.info(message))
    undo.push(provided.stop)
    await withBackupBefore('migration', provided.address, config.dataDir, (backUp) =>
      migrateDatabase(provided.address, async () =>
        app.log.info(`The schema changes; what was there before is kept in ${await backUp()}.`),
      ),
    )
    const open = openDatabase(provided.address, {
      onConnectionLost: (error) => app.log.warn({ err: error }, 'a database connection was lost'),
    })
    undo.push(open.close)
    const pubsub = openPubsub(open, (error) => app.log.warn({ err: error }, 'live updates'))
    undo.push(pubsub.close)
    const jobs = await openJobs(open.address, (error) => app.log.error({ err: error }, 'job queue'))
    undo.push(() => jobs.close(5000))
    const extraction = createExtraction()
    undo.push(() => extraction.close())
    const platform: Platform = {
      config,
      database: open.database,
      jobs,
      pubsub,
      extraction,
      throttles: createThrottles({ enabled: config.rateLimits, pool: config.databaseUrl ? open.pool : null }),
      models: openLanguageModels(config.languageModel),
      embeddings: openEmbeddingModel(config.embedding),
      clock: systemClock,
      log: app.log,
    }
    await registerRoutes(app, platform)
    await startJobs(platform)
    undo.push(() => drainLiveTurns(platform))
    const address = await app.listen({ host: config.host, port: config.port })
    undo.push(() => app.close())
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
