import { chmod, stat } from 'node:fs/promises'
import type { Identity } from './run-as.ts'

const sticky = 0o1000

/**
 * Shuts DATA_DIR to everybody else; where PostgreSQL runs under an account of its own, that may pass through. A folder
 * that all share (as /tmp is), or that belongs to somebody else, stays as it is and is told of.
 */
export async function closeDataFolder(
  dataDir: string,
  identity: Identity,
  log: (message: string) => void,
): Promise<void> {
  const { mode } = await stat(dataDir)
  const wanted = identity.account ? 0o711 : 0o700
  if ((mode & 0o777) === wanted) return
  const advice = `Set DATA_DIR to a folder of its own with mode ${wanted.toString(8)}.`
  if ((mode & sticky) !== 0) return log(`${dataDir} is open to everybody on this machine. ${advice}`)
  await chmod(dataDir, wanted).catch((error: Error) =>
    log(`${dataDir} may be open to others on this machine (${error.message}). ${advice}`),
  )
}
