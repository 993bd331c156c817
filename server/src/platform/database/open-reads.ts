import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseConfig } from '../../config/database-config.ts'
import type { Telemetry } from '../telemetry/index.ts'
import { checkReplica, DatabaseServerError } from './check-server.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { type Database, openDatabase } from './open-database.ts'
import { type Reads, ReplicaReads, readsOf } from './reads.ts'

/** Connections for the charts of one page and for the exports that may run at once. */
const connectionsMax = 8

/**
 * Opens the replica of DATABASE_READ_URL if there is one. An unavailable replica doesn't prevent the start.
 * @throws DatabaseServerError if the server that answers is no replica of this database
 */
export async function openReads(
  config: DatabaseConfig,
  primary: Database,
  { log, telemetry }: { readonly log: FastifyBaseLogger; readonly telemetry: Telemetry | null },
): Promise<{ readonly reads: Reads; close(): Promise<void> }> {
  const { databaseReadUrl: connectionString } = config
  if (!connectionString) return { reads: readsOf(primary), close: async () => {} }
  await checkReplica(config).catch((error: unknown) => {
    if (!isAway(error)) throw error
  })
  const replica = openDatabase({ connectionString }, { max: connectionsMax, telemetry })
  const reads = new ReplicaReads(primary, replica, log)
  void reads.look() // so that the log says from the start where reads go
  return { reads, close: replica.close }
}

/** The server doesn't answer at the moment. */
function isAway(error: unknown): boolean {
  const { cause } = error instanceof DatabaseServerError ? error : { cause: error }
  return isDatabaseUnavailable(cause) || (cause instanceof Error && /timeout/i.test(cause.message))
}
