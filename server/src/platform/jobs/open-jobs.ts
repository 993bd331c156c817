import type { ClientBase } from 'pg'
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss'
import { sql } from '../database/drizzle.ts'
import {
  type DatabaseAddress,
  DeadConnectionDetector,
  keepAliveMs,
  type Transaction,
} from '../database/index.ts'

/** A kind of durable job. `exclusive`: at most one job per key waits or runs at any time. */
export interface JobDefinition<Data extends object> {
  readonly name: string
  readonly exclusive: boolean
  /** How often a job is retried after a failure or the loss of its process. */
  readonly retries: number
  /** Seconds before the first retry, doubled for each further one. If omitted, one second each. */
  readonly retrySeconds?: number
  /** Seconds after which a running job is considered lost. */
  readonly expireSeconds: number
  /** Only for the type of the job's data. */
  readonly example?: Data
}

/** A queue in the database: jobs survive the process that asked for them. */
export interface Jobs {
  /**
   * Adds a job within the caller's transaction, to be run after this many seconds. Returns false if an exclusive job
   * already exists. Jobs of one `group` share the places that `work` gives to a group.
   */
  send<Data extends object>(
    transaction: Transaction,
    job: JobDefinition<Data>,
    data: Data,
    options?: { key?: string; group?: string; afterSeconds?: number },
  ): Promise<boolean>
  /** Runs `handler` for each job of a kind: `concurrency` at a time in this process, `ofGroup` of them per group. */
  work<Data extends object>(
    job: JobDefinition<Data>,
    concurrency: number,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
    ofGroup?: number,
  ): Promise<void>
  /** Runs `handler` now and then every `minutes`, in one process at a time. */
  every(name: string, minutes: number, handler: () => Promise<void>): Promise<void>
  /** Waits for running jobs for at most `graceMs`, then returns them to the queue. */
  close(graceMs: number): Promise<void>
}

/**
 * The queue doesn't exist yet, or not in the form that this version needs. A restore drops it, and the process that
 * maintains it creates it again.
 */
export class QueueNotReadyError extends Error {
  constructor(options: ErrorOptions) {
    super('The queue of jobs is not ready.', options)
  }
}

/**
 * Starts the queue. `onError` receives errors that no caller waits for. A process that only answers requests adds jobs,
 * but doesn't maintain the queue.
 * @throws QueueNotReadyError if another process must create it first
 */
export async function openJobs(
  address: DatabaseAddress,
  { work, onError }: { work: 'everything' | 'requests'; onError: (error: Error) => void },
): Promise<Jobs> {
  const looksAfter = work === 'everything'
  const boss = new PgBoss(optionsOf(address, looksAfter))
  let isClosing = false
  const tell = onceEach(onError)
  boss.on('error', (error) => {
    // The maintaining process returns jobs interrupted by a shutdown to the queue.
    if (!isClosing) tell(toError(error))
  })
  try {
    await boss.start()
  } catch (error) {
    // A connection left open would look like a server that still works, and a restore would be refused.
    await boss.stop({ graceful: false })
    throw looksAfter ? error : new QueueNotReadyError({ cause: error })
  }
  const known = new Map<string, Promise<unknown>>()
  const ensureQueue = (job: JobDefinition<object>) => {
    const existing = known.get(job.name)
    if (existing) return existing
    const created = boss.createQueue(job.name, queueOf(job))
    known.set(job.name, created)
    created.catch(() => known.delete(job.name)) // the next call tries again
    return created
  }
  return {
    async send(transaction, job, data, options = {}) {
      await ensureQueue(job)
      const db = fromDrizzle(transaction, sql)
      const key = options.key === undefined ? {} : { singletonKey: options.key }
      const group = options.group === undefined ? {} : { group: { id: options.group } }
      const startAfter = Math.ceil(options.afterSeconds ?? 0)
      return (await boss.send(job.name, data, { ...key, ...group, startAfter, db })) !== null
    },
    async work(job, concurrency, handler, ofGroup) {
      await ensureQueue(job)
      await boss.work<Parameters<typeof handler>[0]>(
        job.name,
        {
          localConcurrency: concurrency,
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: 2,
          ...(ofGroup !== undefined && { localGroupConcurrency: ofGroup }),
        },
        async ([taken]) => {
          if (taken) await handler(taken.data, taken.signal)
        },
      )
    },
    async every(name, minutes, handler) {
      const job = { name, exclusive: true, retries: 0, expireSeconds: 600 }
      await ensureQueue(job)
      await boss.work(name, { pollingIntervalSeconds: 5 }, handler)
      await boss.schedule(name, `*/${minutes} * * * *`)
    },
    close(graceMs) {
      isClosing = true
      return boss.stop({ graceful: true, timeout: graceMs })
    },
  }
}

function queueOf({ exclusive, retries, retrySeconds, expireSeconds }: JobDefinition<object>) {
  return {
    policy: exclusive ? 'exclusive' : 'standard',
    retryLimit: retries,
    retryDelay: retrySeconds ?? 1,
    retryBackoff: retrySeconds !== undefined,
    ...(retrySeconds !== undefined && { retryDelayMax: 3600 }),
    expireInSeconds: expireSeconds,
    heartbeatSeconds: 10,
    notify: true,
    deleteAfterSeconds: 24 * 3600,
  } as const
}

function optionsOf(address: DatabaseAddress, looksAfter: boolean): ConstructorOptions {
  const silence = new DeadConnectionDetector(address, () => {})
  // pg-boss passes unknown options to its pool. Its listening connection has a separate heartbeat.
  const ofPool = {
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    onConnect: (client: ClientBase) => silence.watch(client),
  }
  return {
    ...address,
    ...ofPool,
    schema: 'jobs',
    max: looksAfter ? 4 : 1,
    application_name: 'parleykit-jobs',
    useListenNotify: looksAfter,
    supervise: looksAfter,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: looksAfter,
    migrate: looksAfter,
  }
}

/** Some of pg-boss's errors are plain objects with the error's fields and the queue's name. */
function toError(error: unknown): Error {
  if (error instanceof Error) return error
  const message =
    typeof error === 'object' && error && 'message' in error ? String(error.message) : String(error)
  return Object.assign(new Error(message), error)
}

const repeatMs = 60_000

/** Logs a recurring error once a minute, since every poll for jobs fails while the database is unavailable. */
function onceEach(tell: (error: Error) => void): (error: Error) => void {
  const toldAt = new Map<string, number>()
  return (error) => {
    const now = performance.now()
    for (const [message, at] of toldAt) if (now - at > repeatMs) toldAt.delete(message)
    if (toldAt.has(error.message)) return
    toldAt.set(error.message, now)
    tell(error)
  }
}
