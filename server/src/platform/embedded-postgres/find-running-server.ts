import { join } from 'node:path'
import { appRole, giveOwnRole } from './give-own-role.ts'
import { productName } from './initialise.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { socketPort } from './socket-folder.ts'
import type { EmbeddedPostgres } from './start-embedded-postgres.ts'

/** Where the server listens that another process runs on this DATA_DIR; PostgreSQL keeps a record of it there. */
export async function findRunningServer(
  dataDir: string,
): Promise<EmbeddedPostgres['connection'] | undefined> {
  const postmaster = await readPostmasterFile(join(dataDir, 'postgres'))
  if (!postmaster?.ready) return undefined
  const server = { host: postmaster.socketFolder, port: socketPort }
  await giveOwnRole(server) // a version without the role may have started it
  return { ...server, user: appRole, database: productName }
}
