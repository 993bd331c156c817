import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { DataFolderInUseError, findRunningServer } from '../embedded-postgres/index.ts'
import { type ProvidedDatabase, provideDatabase } from './provide-database.ts'

/**
 * The database for a command that may run next to the server: the one at DATABASE_URL, the embedded one of a running
 * server by its socket, or the embedded one, started here for the duration of the command.
 * @throws if there is no database yet, unless `create`
 */
export async function reachDatabase(
  config: Config,
  log: (message: string) => void,
  options: { create: boolean },
): Promise<ProvidedDatabase> {
  if (!config.databaseUrl && !options.create && !existsSync(join(config.dataDir, 'postgres')))
    throw new Error(`No database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL to the server's value.`)
  try {
    return await provideDatabase(config, log)
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error
    const address = await findRunningServer(config.dataDir)
    if (address === undefined) throw error
    return { address, stop: async () => {} }
  }
}
