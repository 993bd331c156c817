import { join } from 'node:path'
import type { EmbeddedPostgres } from './index.ts'
import { productName } from './initialise.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { socketPort } from './socket-folder.ts'

/** Where the server listens that another process runs on this DATA_DIR; PostgreSQL keeps a record of it there. */
export async function findRunningServer(
  dataDir: string,
): Promise<EmbeddedPostgres['connection'] | undefined> {
  const postmaster = await readPostmasterFile(join(dataDir, 'postgres'))
  if (!postmaster?.ready) return undefined
  return { host: postmaster.socketFolder, port: socketPort, user: productName, database: productName }
}
