import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Queries with Drizzle; snake_case columns are named by their camelCase keys. */
export type Database = NodePgDatabase

/** What runs inside `database.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Either of the two: for queries that may join a transaction. */
export type Queryable = Database | Transaction

/** Where a PostgreSQL listens: a URL, or a socket folder with user and database. */
export type DatabaseAddress =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

export interface OpenDatabase {
  readonly database: Database
  readonly address: DatabaseAddress
  /** The pool beneath, for libraries that take one. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool of at most `max` connections. Lost idle connections are reported and replaced. */
export function openDatabase(
  address: DatabaseAddress,
  options: { max?: number; onConnectionLost?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...address,
    max: options.max ?? 16,
    connectionTimeoutMillis: 5000,
    statement_timeout: 60_000,
    application_name: 'parleykit',
  })
  // A connection in use that is lost between two queries would end the process; its next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => options.onConnectionLost?.(error))
  return { database: drizzle(pool, { casing: 'snake_case' }), address, pool, close: () => pool.end() }
}
