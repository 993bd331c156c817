import type { FastifyBaseLogger } from 'fastify'
import type { RestoreWatch } from './platform/backup/index.ts'
import { retry } from './platform/concurrency/retry.ts'
import { QueueNotReadyError } from './platform/jobs/index.ts'

/** What works on one content of the database, until a restore replaces it. */
export interface Service {
  readonly watch: RestoreWatch
  close(): Promise<void>
}

const pauseMs = { first: 200, max: 5000 }

/**
 * Stops the service for every restore and starts another one after it, whether the restore succeeded, failed or
 * crashed. Nothing that was cached before is reused. Resolves when `signal` is aborted and the last service is closed.
 */
export async function restartAfterRestores(
  first: Service,
  start: () => Promise<Service>,
  signal: AbortSignal,
  log: FastifyBaseLogger,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let service: Service | null = first
  while (service) {
    await Promise.race([service.watch.restoreRequested, stopped])
    if (!signal.aborted) log.info('A backup is being restored: the server is paused.')
    await service.close()
    if (!signal.aborted) await Promise.race([service.watch.yieldToRestore(), stopped])
    await service.watch.close()
    service = await startAgain(start, signal, log)
  }
}

async function startAgain(
  start: () => Promise<Service>,
  signal: AbortSignal,
  log: FastifyBaseLogger,
): Promise<Service | null> {
  let lastReason = ''
  const shouldRetry = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    // The process that maintains the queue starts in parallel, and reports any problem itself.
    if (error instanceof QueueNotReadyError) log.debug({ err: error }, 'waiting for the job queue')
    else if (reason !== lastReason) log.error({ err: error }, "the server can't resume yet")
    lastReason = reason
    return true
  }
  try {
    const service = await retry(start, { pauseMs, signal, shouldRetry })
    log.info('The server is running again.')
    return service
  } catch {
    return null // stopped meanwhile
  }
}
