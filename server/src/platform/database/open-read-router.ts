import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseConfig } from '../../config/database-config.ts'
import type { Telemetry } from '../telemetry/index.ts'
import { checkReplica, DatabaseServerError } from './check-server.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { type Database, openDatabase } from './open-database.ts'
import { primaryOnlyReads, type ReadRouter, ReplicaReadRouter } from './read-router.ts'

/** Connections for the charts of one page and for the exports that may run at once. */
const connectionsMax = 8

/**
 * Opens the replica of DATABASE_READ_URL if there is one. An unavailable replica doesn't prevent the start.
 * @throws DatabaseServerError if the server that answers is no replica of this database
 */
export async function openReadRouter(
  config: DatabaseConfig,
  primary: Database,
  { log, telemetry }: { readonly log: FastifyBaseLogger; readonly telemetry: Telemetry | null },
): Promise<{ readonly readRouter: ReadRouter; close(): Promise<void> }> {
  const { databaseReadUrl: connectionString } = config
  if (!connectionString) return { readRouter: primaryOnlyReads(primary), close: async () => {} }
  await checkReplica(config).catch((error: unknown) => {
    if (!isAway(error)) throw error
  })
  const replica = openDatabase({ connectionString }, { max: connectionsMax, telemetry })
  const readRouter = new ReplicaReadRouter(primary, replica, log)
  void readRouter.checkReplica() // so that the log says from the start where reads go
  return { readRouter, close: replica.close }
}

/** The server doesn't answer at the moment. */
function isAway(error: unknown): boolean {
  const { cause } = error instanceof DatabaseServerError ? error : { cause: error }
  return isDatabaseUnavailable(cause) || (cause instanceof Error && /timeout/i.test(cause.message))
}
