import { join } from 'node:path'
import { appRole, createAppRole } from './create-app-role.ts'
import { productName } from './initialise.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { socketPort } from './socket-folder.ts'
import type { EmbeddedPostgres } from './start-embedded-postgres.ts'

/** The address of the server that another process runs on this DATA_DIR, from PostgreSQL's own record there. */
export async function findRunningServer(
  dataDir: string,
): Promise<EmbeddedPostgres['connection'] | undefined> {
  const postmaster = await readPostmasterFile(join(dataDir, 'postgres'))
  if (!postmaster?.ready) return undefined
  const server = { host: postmaster.socketFolder, port: socketPort }
  await createAppRole(server) // it may have been started by a version without the role
  return { ...server, user: appRole, database: productName }
}
