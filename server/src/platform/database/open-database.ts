import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Telemetry } from '../telemetry/index.ts'
import { type DatabaseAddress, keepAliveMs } from './database-address.ts'
import { type OnSilence, SilenceWatch } from './silence-watch.ts'
import { keepTrace, tracedClient } from './trace-pool.ts'
import { UnnamedClient } from './unnamed-client.ts'

/** Queries with Drizzle; snake_case columns are named by their camelCase keys. */
export type Database = NodePgDatabase

/** What runs inside `database.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Either of the two: for queries that may join a transaction. */
export type Queryable = Database | Transaction

export interface OpenDatabase {
  readonly database: Database
  /** Where each connection is a session of its own. */
  readonly address: DatabaseAddress
  /** The pool beneath, for libraries that take one. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Milliseconds that a statement waits for a lock: whoever asked is told to come back, long before the statement is ended. */
const lockMs = 20_000

/** Milliseconds after which the server ends a statement. A pooler takes no such parameter: it has its own. */
export const statementMs = 60_000

/**
 * Opens a pool of at most `max` connections. Lost idle connections are reported and replaced. A query fails within ten seconds
 * where the database says nothing any more.
 * @param options.poolerUrl the way to the same database through a pooler in transaction mode, which statements then take
 */
export function openDatabase(
  address: DatabaseAddress,
  options: {
    max?: number
    poolerUrl?: string | null
    onConnectionLost?: (error: Error) => void
    onSilence?: OnSilence
    /** Null where nobody hears of statements. */
    telemetry?: Telemetry | null
  } = {},
): OpenDatabase {
  const silence = new SilenceWatch(address, options.onSilence ?? (() => {}))
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
  // A connection in use that is lost between two queries would end the process; its next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => options.onConnectionLost?.(error))
  return { database: drizzle(pool, { casing: 'snake_case' }), address, pool, close: () => pool.end() }
}
