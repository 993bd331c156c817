import type { Socket } from 'node:net'
import pg from 'pg'
import type { DatabaseAddress } from './database-address.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

/** Between two looks, in milliseconds. What follows is counted in looks: those that a busy process misses don't count. */
const usualLookMs = 1000
/** So long may nothing come for a query before the database is asked for it. */
const silentLooks = 4
/** So long may the answer to that take, where nothing else is said. */
const usualAnswerLooks = 4
/** Likewise on the same machine, where nothing gets lost and both sides are busy at once. */
const nearAnswerLooks = 20
/** So often must the database say that it does nothing for a query: the answer to one may be on its way meanwhile. */
const idleSaid = 2
/** So long may the end of a connection take. */
const endingLooks = 2
/** So long may a query take where nobody can say whether it is still worked on: longer than the server lets it. */
const unknownLooks = 65

/**
 * Has the server notice within half a minute that this side is gone: until then it keeps the locks of a session, and whoever
 * asks takes a process that died for one that is there. Over a socket of the same machine it does nothing.
 */
const introduction = `
  select pg_backend_pid() as pid, set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false),
    set_config('tcp_user_timeout', '30000', false)`

/** What node-postgres keeps of a connection, beside what it declares. */
interface ClientState {
  readonly readyForQuery: boolean
  readonly _ending: boolean
  readonly connection: { readonly stream: Socket }
}

interface Watched {
  readonly state: ClientState
  bytesRead: number
  looks: number
  /** How often the database has said that it does nothing for what is waited for. */
  idleSaid: number
  endingLooks: number
  /** The server's process that works for it; null where that isn't known. */
  process: number | null
}

/** Hears why connections were broken. */
export type OnSilence = (reason: 'the database is silent' | 'a query was lost') => void

/**
 * Breaks connections that wait for a database of which nothing comes any more, neither an answer nor the end of the connection:
 * a machine that lost its power, a network that drops packets, a server that stands still. A statement that takes long isn't
 * silence: a second connection asks whether the server still works on it. What is broken fails as a lost connection does, so
 * that no late answer gets to the next query.
 */
export class SilenceWatch {
  readonly #address: DatabaseAddress
  readonly #onSilence: OnSilence
  readonly #answerLooks: number
  readonly #lookMs: number
  readonly #watched = new Map<pg.ClientBase, Watched>()
  #timer: NodeJS.Timeout | null = null
  #isAsking = false

  /**
   * @param address where each connection is a session of its own
   * @param options.answerLooks how long the database may take to say whether it still works on something
   * @param options.lookMs milliseconds between two looks
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

  /** Watches a connection that is open until it ends. One that is no session has no process to be asked for. */
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
      // Whoever ends it waits for the other side to say so, too.
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
      if (this.#silent().length === 0) return // it has come back meanwhile
      this.#onSilence('the database is silent')
      // What is idle would only make the next ones wait as long.
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

/** For a query, of which nothing has come since the last look. */
function isWaiting({ state, bytesRead }: Watched): boolean {
  return !state.readyForQuery && state.connection.stream.bytesRead === bytesRead
}

/** Over a socket of the same machine. */
function isNear(address: DatabaseAddress): boolean {
  return new pg.Client(address).host.startsWith('/')
}

/** Which of the processes have something to do; 'unknown' where the server answers by a refusal, such as of too many connections. */
async function workingProcesses(
  address: DatabaseAddress,
  suspects: readonly Watched[],
  { answerLooks, lookMs }: { readonly answerLooks: number; readonly lookMs: number },
): Promise<ReadonlySet<number> | 'unknown' | 'silence'> {
  const client = new pg.Client({ ...address, application_name: 'parleykit-silence' })
  client.on('error', () => {}) // what waits for it fails by itself
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
    // The server's own words are an answer, also those of one that starts or shuts down.
    return error instanceof pg.DatabaseError || !isDatabaseUnavailable(error) ? 'unknown' : 'silence'
  } finally {
    clearInterval(timer)
    ;(client as unknown as ClientState).connection.stream.destroy()
  }
}
