import type { Config } from '../../config/config.ts'
import { startEmbeddedPostgres, usualConnections } from '../embedded-postgres/index.ts'
import { checkServers } from './check-server.ts'
import type { DatabaseAddress } from './database-address.ts'

/**
 * Connections per additional process that answers requests, including those of its pool that listen, watch and add
 * jobs.
 */
const connectionsOfWorker = 16

export interface ProvidedDatabase {
  readonly address: DatabaseAddress
  stop(): Promise<void>
}

/** The PostgreSQL at DATABASE_URL without any pooler, or the embedded one in DATA_DIR, started here. */
export async function provideDatabase(
  config: Config,
  log: (message: string, level?: 'error') => void,
): Promise<ProvidedDatabase> {
  if (config.databaseUrl) {
    await checkServers(config)
    return { address: { connectionString: config.databaseUrl }, stop: async () => {} }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log,
    reserveBytes: config.diskReserveBytes,
    connectionsMax: usualConnections + (config.webWorkers - 1) * connectionsOfWorker,
  })
  return { address: embedded.connection, stop: () => embedded.stop() }
}
