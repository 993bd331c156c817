import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import type { Database, OpenDatabase, Queryable } from './open-database.ts'
import { getPrimaryState, getReplicaState } from './replica-state.ts'

/** How long a replica may take to catch up with the primary's state at the start of a read, in milliseconds. */
const behindMsMax = 1000
const pauseMs = 25
/** How long it may take to report its position. */
const replicaTimeoutMs = 2000
/** Nobody waits for an unusable replica: it is checked again at most this often, in the background. */
const recheckAfterMs = 5000

/**
 * Why reads go to the primary: the replica is silent or gone, lags too far behind, accepts writes, or has another
 * database.
 */
export type ReplicaState = 'ok' | 'away' | 'behind' | 'writable' | 'foreign'

/** Runs `work` on a database that has everything written before; it may run twice. */
export type Read = <Result>(work: (database: Queryable) => Promise<Result>) => Promise<Result>

/** The database for long reads that no chat waits for: a replica if there is one. */
export interface ReadRouter {
  /** On the replica, and again on the primary if that fails. `work` must only read. */
  readonly run: Read
  /**
   * For reads that hold a snapshot and can't restart: a replica for whose reads the primary keeps rows, else the
   * primary.
   */
  chooseForSnapshot(): Promise<Database>
  /** Checks the replica's state; null if there is none. */
  checkReplica(): Promise<ReplicaState | null>
}

/** Used if there is no replica. */
export function primaryOnlyReads(database: Database): ReadRouter {
  return {
    run: (work) => work(database),
    chooseForSnapshot: async () => database,
    checkReplica: async () => null,
  }
}

/**
 * Reads from a replica after checking that it has replayed everything that the primary had written. So a read never
 * finds what was deleted before it, or misses what was stored before it.
 */
export class ReplicaReadRouter implements ReadRouter {
  readonly #primary: Database
  readonly #replica: OpenDatabase
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  #state: ReplicaState = 'ok'
  #hotStandbyFeedback = false
  #checkedAt = Number.NEGATIVE_INFINITY

  constructor(
    primary: Database,
    replica: OpenDatabase,
    log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  ) {
    this.#primary = primary
    this.#replica = replica
    this.#log = log
  }

  readonly run: Read = async (work) => {
    if (!(await this.#isReady())) return work(this.#primary)
    try {
      return await work(this.#replica.database)
    } catch (error) {
      if (isDatabaseUnavailable(error)) this.#setState('away', error)
      else if (!isConflict(error)) throw error
      return work(this.#primary)
    }
  }

  async chooseForSnapshot(): Promise<Database> {
    return (await this.#isReady()) && this.#hotStandbyFeedback ? this.#replica.database : this.#primary
  }

  async checkReplica(): Promise<ReplicaState> {
    this.#checkedAt = performance.now()
    const primary = await getPrimaryState(this.#primary).catch(() => null)
    // The read gets its error from the primary itself.
    if (!primary) return 'away'
    const giveUp = performance.now() + behindMsMax
    try {
      for (;;) {
        const seen = await withTimeout(
          getReplicaState(this.#replica.database, primary.position),
          replicaTimeoutMs,
        )
        if (seen === 'late') return this.#setState('away', null)
        this.#hotStandbyFeedback = seen.hotStandbyFeedback
        if (seen.origin !== primary.origin) return this.#setState('foreign', null)
        if (!seen.isReplica) return this.#setState('writable', null)
        if (seen.hasAll) return this.#setState('ok', null)
        if (performance.now() >= giveUp) return this.#setState('behind', null)
        await sleep(pauseMs)
      }
    } catch (error) {
      return this.#setState('away', error)
    }
  }

  async #isReady(): Promise<boolean> {
    if (this.#state === 'ok') return (await this.checkReplica()) === 'ok'
    if (performance.now() - this.#checkedAt >= recheckAfterMs) void this.checkReplica()
    return false
  }

  /** Each change is logged once. */
  #setState(state: ReplicaState, error: unknown): ReplicaState {
    const was = this.#state
    this.#state = state
    if (was === state) return state
    if (state === 'ok') this.#log.info('the replica in DATABASE_READ_URL is in use again')
    else if (state === 'away' || state === 'behind')
      this.#log.warn({ replica: state, ...(error !== null && { err: error }) }, logMessages[state])
    else this.#log.error({ replica: state }, logMessages[state])
    return state
  }
}

const logMessages = {
  away: "the replica in DATABASE_READ_URL doesn't respond: analytics and exports use the primary",
  behind: `the replica in DATABASE_READ_URL is more than ${behindMsMax / 1000} s behind: analytics and exports use the primary`,
  writable:
    "the server in DATABASE_READ_URL isn't a replica (anymore): analytics and exports use the primary. Point it to a streaming replica, or unset it",
  foreign:
    "the server in DATABASE_READ_URL isn't a replica of DATABASE_URL: analytics and exports use the primary. Point it to a streaming replica, or unset it",
} as const

/** Whether the replica canceled a read because the rows were being removed (SQLSTATE 40001 and 40P01). */
function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  return cause instanceof Error && 'code' in cause && (cause.code === '40001' || cause.code === '40P01')
}

async function withTimeout<Result>(asked: Promise<Result>, milliseconds: number): Promise<Result | 'late'> {
  const timer = new AbortController()
  const late = sleep(milliseconds, 'late' as const, {
    signal: timer.signal,
    ref: false,
  }).catch(() => 'late' as const)
  try {
    return await Promise.race([asked, late])
  } finally {
    timer.abort()
    asked.catch(() => {}) // errors that come later concern nobody
  }
}
