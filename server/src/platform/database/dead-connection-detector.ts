import type { Socket } from 'node:net'
import pg from 'pg'
import type { DatabaseAddress } from './database-address.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

/** Interval in milliseconds. The limits below count checks, so that those missed by a busy process don't count. */
const usualLookMs = 1000
/** How long a query may be silent before the database is asked about it. */
const silentLooks = 4
/** Default time limit for that answer. */
const usualAnswerLooks = 4
/** The same on the same machine, where nothing gets lost and both sides are busy at once. */
const nearAnswerLooks = 20
/** How often the database must report that it is idle for a query, since its answer may be in transit. */
const idleSaid = 2
/** How long closing a connection may take. */
const endingLooks = 2
/** How long a query may take if its state is unknown: longer than the server allows. */
const unknownLooks = 65

/**
 * Makes the server notice within half a minute that this side is gone. Until then it keeps the locks of a session, and
 * a dead process appears to be alive. Has no effect on a local socket.
 */
const introduction = `
  select pg_backend_pid() as pid, set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false),
    set_config('tcp_user_timeout', '30000', false)`

/** Undeclared fields of a node-postgres connection. */
interface ClientState {
  readonly readyForQuery: boolean
  readonly _ending: boolean
  readonly connection: { readonly stream: Socket }
}

interface Watched {
  readonly state: ClientState
  bytesRead: number
  looks: number
  /** How often the database has reported that it is idle for the pending query. */
  idleSaid: number
  endingLooks: number
  /** The server process of the connection; null if unknown. */
  process: number | null
}

/** Receives the reason why connections were broken. */
export type OnSilence = (reason: 'the database is silent' | 'a query was lost') => void

/**
 * Breaks connections that wait for a database that sends nothing any more, neither an answer nor the end of the
 * connection: after a power loss, on a network that drops packets, with a server that hangs. A slow query may run: a
 * second connection asks whether the server is still working on it. Queries on a broken connection fail as on a lost
 * one, so that no late answer reaches the next query.
 */
export class DeadConnectionDetector {
  readonly #address: DatabaseAddress
  readonly #onSilence: OnSilence
  readonly #answerLooks: number
  readonly #lookMs: number
  readonly #watched = new Map<pg.ClientBase, Watched>()
  #timer: NodeJS.Timeout | null = null
  #isAsking = false

  /**
   * @param address where each connection is a separate session
   * @param options.answerLooks how long the database may take to say whether it is still working on something
   * @param options.lookMs milliseconds between two checks
   */
  constructor(
    address: DatabaseAddress,
    onSilence: OnSilence,
    {
      answerLooks = isNear(address) ? nearAnswerLooks : usualAnswerLooks,
      lookMs = usualLookMs,
    }: { readonly answerLooks?: number; readonly lookMs?: number } = {},
  ) {
    this.#address = address
    this.#onSilence = onSilence
    this.#answerLooks = answerLooks
    this.#lookMs = lookMs
  }

  /** Watches an open connection until it ends. Without its own session, a connection has no process to ask about. */
  async watch(client: pg.ClientBase, { isSession = true } = {}): Promise<void> {
    const watched: Watched = {
      state: client as unknown as ClientState,
      bytesRead: 0,
      looks: 0,
      idleSaid: 0,
      endingLooks: 0,
      process: null,
    }
    this.#watched.set(client, watched)
    this.#timer ??= setInterval(() => this.#look(), this.#lookMs).unref()
    client.once('end', () => {
      this.#watched.delete(client)
      if (this.#watched.size > 0 || !this.#timer) return
      clearInterval(this.#timer)
      this.#timer = null
    })
    if (!isSession) return
    const { rows } = await client.query<{ pid: number }>(introduction)
    watched.process = rows[0]?.pid ?? null
  }

  #look(): void {
    for (const watched of this.#watched.values()) {
      if (isWaiting(watched)) watched.looks++
      else watched.looks = watched.idleSaid = 0
      watched.bytesRead = watched.state.connection.stream.bytesRead
      // Closing a connection also waits for the other side.
      watched.endingLooks = watched.state._ending ? watched.endingLooks + 1 : 0
      if (watched.endingLooks >= endingLooks) watched.state.connection.stream.destroy()
    }
    if (this.#isAsking || this.#silent().length === 0) return
    this.#isAsking = true
    void this.#ask().finally(() => {
      this.#isAsking = false
    })
  }

  #silent(): Watched[] {
    return [...this.#watched.values()].filter((watched) => watched.looks >= silentLooks && isWaiting(watched))
  }

  async #ask(): Promise<void> {
    const suspects = this.#silent()
    const working = await workingProcesses(this.#address, suspects, {
      answerLooks: this.#answerLooks,
      lookMs: this.#lookMs,
    })
    if (working === 'silence') {
      if (this.#silent().length === 0) return // it has recovered meanwhile
      this.#onSilence('the database is silent')
      // Idle connections would only make the next queries wait as long.
      for (const { state } of this.#watched.values()) state.connection.stream.destroy()
      return
    }
    const lost = this.#silent().filter((watched) =>
      working === 'unknown' || watched.process === null
        ? watched.looks >= unknownLooks
        : suspects.includes(watched) && !working.has(watched.process) && ++watched.idleSaid >= idleSaid,
    )
    if (lost.length > 0) this.#onSilence('a query was lost')
    for (const { state } of lost) state.connection.stream.destroy()
  }
}

/** For a query without any data since the last check. */
function isWaiting({ state, bytesRead }: Watched): boolean {
  return !state.readyForQuery && state.connection.stream.bytesRead === bytesRead
}

/** Over a local socket. */
function isNear(address: DatabaseAddress): boolean {
  return new pg.Client(address).host.startsWith('/')
}

/** Which of the processes are busy; 'unknown' if the server refuses, for example with too many connections. */
async function workingProcesses(
  address: DatabaseAddress,
  suspects: readonly Watched[],
  { answerLooks, lookMs }: { readonly answerLooks: number; readonly lookMs: number },
): Promise<ReadonlySet<number> | 'unknown' | 'silence'> {
  const client = new pg.Client({ ...address, application_name: 'parleykit-silence' })
  client.on('error', () => {}) // its pending queries fail by themselves
  const { promise: late, resolve } = Promise.withResolvers<'silence'>()
  let looks = 0
  const timer = setInterval(() => {
    if (++looks >= answerLooks) resolve('silence')
  }, lookMs)
  const asking = (async () => {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where pid = any($1::int[]) and state = 'active'`,
      [suspects.flatMap(({ process }) => process ?? [])],
    )
    return new Set(rows.map(({ pid }) => pid))
  })()
  try {
    return await Promise.race([asking, late])
  } catch (error) {
    // A server error is an answer, even from a server that is starting or shutting down.
    return error instanceof pg.DatabaseError || !isDatabaseUnavailable(error) ? 'unknown' : 'silence'
  } finally {
    clearInterval(timer)
    ;(client as unknown as ClientState).connection.stream.destroy()
  }
}
