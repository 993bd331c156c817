import { chmod, stat } from 'node:fs/promises'

const sticky = 0o1000

/**
 * Shuts DATA_DIR to everybody else, but for a way through it where `wanted` is 0711. A folder that all share (as /tmp is),
 * or that belongs to somebody else, stays as it is and is told of.
 */
export async function closeDataFolder(
  dataDir: string,
  wanted: 0o700 | 0o711,
  log: (message: string) => void,
): Promise<void> {
  const { mode } = await stat(dataDir)
  if ((mode & 0o777) === wanted) return
  const advice = `Set DATA_DIR to a dedicated folder with mode ${wanted.toString(8)}.`
  if ((mode & sticky) !== 0) return log(`${dataDir} can be read by every user on this machine. ${advice}`)
  await chmod(dataDir, wanted).catch((error: Error) =>
    log(`${dataDir} may be readable by other users on this machine (${error.message}). ${advice}`),
  )
}
