import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import type { Database, OpenDatabase, Queryable } from './open-database.ts'
import { readPrimary, readReplica } from './replica-look.ts'

/** So long may a replica take to have what the primary had when somebody began to read, in milliseconds. */
const behindMsMax = 1000
const pauseMs = 25
/** So long may it take to say how far it is. */
const answerMs = 2000
/** A replica that can't be read from isn't waited for: it is looked at again at most this often, beside whoever reads. */
const lookAgainMs = 5000

/** Why reads go to the primary, where they do: it is silent or gone, too far behind, takes writes, or is of another database. */
export type ReplicaState = 'ok' | 'away' | 'behind' | 'writable' | 'foreign'

/** Does `work` on a database that has all that was written before; it may be done twice. */
export type Read = <Result>(work: (database: Queryable) => Promise<Result>) => Promise<Result>

/** Where long reads go that nobody waits for in a chat: to a replica of the database where there is one. */
export interface Reads {
  /** On the replica, and anew on the primary where that fails; `work` only reads. */
  readonly run: Read
  /** For what holds a snapshot and can't begin anew: a replica for whose reads the primary keeps rows, else the primary. */
  chooseForSnapshot(): Promise<Database>
  /** Looks how the replica is; null where there is none. */
  look(): Promise<ReplicaState | null>
}

/** Where there is no replica. */
export function readsOf(database: Database): Reads {
  return { run: (work) => work(database), chooseForSnapshot: async () => database, look: async () => null }
}

/**
 * Reads from a replica, which is asked first whether it has replayed what the primary had written: nobody finds there what
 * was deleted, or misses what was stored, before they asked.
 */
export class ReplicaReads implements Reads {
  readonly #primary: Database
  readonly #replica: OpenDatabase
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  #state: ReplicaState = 'ok'
  #keepsRows = false
  #lookedAt = Number.NEGATIVE_INFINITY

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
      if (isDatabaseUnavailable(error)) this.#note('away', error)
      else if (!isConflict(error)) throw error
      return work(this.#primary)
    }
  }

  async chooseForSnapshot(): Promise<Database> {
    return (await this.#isReady()) && this.#keepsRows ? this.#replica.database : this.#primary
  }

  async look(): Promise<ReplicaState> {
    this.#lookedAt = performance.now()
    const primary = await readPrimary(this.#primary).catch(() => null)
    // Whoever reads hears from the primary itself what is wrong there.
    if (!primary) return 'away'
    const giveUp = performance.now() + behindMsMax
    try {
      for (;;) {
        const seen = await inTime(readReplica(this.#replica.database, primary.position), answerMs)
        if (seen === 'late') return this.#note('away', null)
        this.#keepsRows = seen.keepsRows
        if (seen.origin !== primary.origin) return this.#note('foreign', null)
        if (!seen.isReplica) return this.#note('writable', null)
        if (seen.hasAll) return this.#note('ok', null)
        if (performance.now() >= giveUp) return this.#note('behind', null)
        await sleep(pauseMs)
      }
    } catch (error) {
      return this.#note('away', error)
    }
  }

  async #isReady(): Promise<boolean> {
    if (this.#state === 'ok') return (await this.look()) === 'ok'
    if (performance.now() - this.#lookedAt >= lookAgainMs) void this.look()
    return false
  }

  /** The log hears of each change once. */
  #note(state: ReplicaState, error: unknown): ReplicaState {
    const was = this.#state
    this.#state = state
    if (was === state) return state
    if (state === 'ok') this.#log.info('the replica in DATABASE_READ_URL is in use again')
    else if (state === 'away' || state === 'behind')
      this.#log.warn({ replica: state, ...(error !== null && { err: error }) }, said[state])
    else this.#log.error({ replica: state }, said[state])
    return state
  }
}

const said = {
  away: "the replica in DATABASE_READ_URL doesn't respond: analytics and exports use the primary",
  behind: `the replica in DATABASE_READ_URL is more than ${behindMsMax / 1000} s behind: analytics and exports use the primary`,
  writable:
    "the server in DATABASE_READ_URL isn't a replica (anymore): analytics and exports use the primary. Point it to a streaming replica, or unset it",
  foreign:
    "the server in DATABASE_READ_URL isn't a replica of DATABASE_URL: analytics and exports use the primary. Point it to a streaming replica, or unset it",
} as const

/** Where the replica had to end a read, since what it looks at goes (SQLSTATE 40001 and 40P01). */
function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  return cause instanceof Error && 'code' in cause && (cause.code === '40001' || cause.code === '40P01')
}

async function inTime<Result>(asked: Promise<Result>, milliseconds: number): Promise<Result | 'late'> {
  const timer = new AbortController()
  const late = sleep(milliseconds, 'late' as const, {
    signal: timer.signal,
    ref: false,
  }).catch(() => 'late' as const)
  try {
    return await Promise.race([asked, late])
  } finally {
    timer.abort()
    asked.catch(() => {}) // what comes later than that is nobody's
  }
}
