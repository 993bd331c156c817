import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Telemetry } from '../telemetry/index.ts'
import { type DatabaseAddress, keepAliveMs } from './database-address.ts'
import { DeadConnectionDetector, type OnSilence } from './dead-connection-detector.ts'
import { keepTrace, tracedClient } from './trace-pool.ts'

/** Drizzle queries. Snake_case columns have camelCase keys. */
export type Database = NodePgDatabase

/** A transaction, as passed to the callback of `database.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Either of the two, for queries that may run inside a transaction. */
export type Queryable = Database | Transaction

export interface OpenDatabase {
  readonly database: Database
  /** An address at which each connection is a separate session. */
  readonly address: DatabaseAddress
  /** The underlying pool, for libraries that need one. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * Milliseconds that a statement waits for a lock. The caller is then asked to retry, long before the statement timeout.
 */
const lockMs = 20_000

/** Statement timeout in milliseconds. Poolers don't accept this parameter: they have their own. */
export const statementMs = 60_000

/**
 * Opens a pool of at most `max` connections. Lost idle connections are reported and replaced. A query fails within ten
 * seconds if the database falls silent.
 * @param options.poolerUrl address of the same database through a pooler in transaction mode, which is then used for
 * statements
 */
export function openDatabase(
  address: DatabaseAddress,
  options: {
    max?: number
    poolerUrl?: string | null
    onConnectionLost?: (error: Error) => void
    onSilence?: OnSilence
    /** Null if statements aren't traced. */
    telemetry?: Telemetry | null
  } = {},
): OpenDatabase {
  const silence = new DeadConnectionDetector(address, options.onSilence ?? (() => {}))
  const isSession = !options.poolerUrl
  const { telemetry } = options
  const Client = isSession ? pg.Client : UnnamedClient
  const pool = new pg.Pool({
    ...(options.poolerUrl
      ? { connectionString: options.poolerUrl }
      : { ...address, statement_timeout: statementMs }),
    Client: telemetry ? tracedClient(Client, telemetry) : Client,
    max: options.max ?? 16,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    onConnect: async (client) => {
      await silence.watch(client, { isSession })
      if (isSession) await client.query(`set lock_timeout = ${lockMs}`)
    },
    application_name: 'parleykit',
  })
  if (telemetry) keepTrace(pool)
  // Losing a busy connection between two queries would crash the process; its next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => options.onConnectionLost?.(error))
  return { database: drizzle(pool, { casing: 'snake_case' }), address, pool, close: () => pool.end() }
}

/**
 * Removes the names of statements: a pooler in transaction mode sends the next one to another session, where the name
 * is unknown or means another statement.
 */
class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send: (...args: unknown[]) => unknown = super.query.bind(this)
    const query = (first: unknown, ...rest: unknown[]) => send(withoutName(first), ...rest)
    Object.assign(this, { query })
  }
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query
  return { ...query, name: undefined }
}
