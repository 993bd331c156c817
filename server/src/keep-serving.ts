import type { FastifyBaseLogger } from 'fastify'
import type { RestoreWatch } from './platform/backup/index.ts'
import { retry } from './platform/concurrency/retry.ts'
import { QueueNotReadyError } from './platform/jobs/index.ts'

/** Everything that works on one database content. */
export interface Service {
  readonly watch: RestoreWatch
  close(): Promise<void>
}

const pauseMs = { first: 200, max: 5000 }

/**
 * Steps aside for every restore and starts again after it, whether it succeeded, failed or crashed. Nothing that was
 * cached before is reused. Resolves when `signal` is aborted and the last service is closed.
 */
export async function keepServing(
  first: Service,
  begin: () => Promise<Service>,
  signal: AbortSignal,
  log: FastifyBaseLogger,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let service: Service | null = first
  while (service) {
    await Promise.race([service.watch.isAsked, stopped])
    if (!signal.aborted) log.info('A backup is being restored: the server is paused.')
    await service.close()
    if (!signal.aborted) await Promise.race([service.watch.makeWay(), stopped])
    await service.watch.close()
    service = await beginAgain(begin, signal, log)
  }
}

async function beginAgain(
  begin: () => Promise<Service>,
  signal: AbortSignal,
  log: FastifyBaseLogger,
): Promise<Service | null> {
  let told = ''
  const mayPass = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    // The process that maintains the queue starts in parallel, and reports any problem itself.
    if (error instanceof QueueNotReadyError) log.debug({ err: error }, 'waiting for the job queue')
    else if (reason !== told) log.error({ err: error }, "the server can't resume yet")
    told = reason
    return true
  }
  try {
    const service = await retry(begin, { pauseMs, signal, mayPass })
    log.info('The server is running again.')
    return service
  } catch {
    return null // told to stop
  }
}
