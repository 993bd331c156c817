import { chmod, stat } from 'node:fs/promises'

const sticky = 0o1000

/**
 * Makes DATA_DIR inaccessible to other users, or only traversable if `wanted` is 0711. A shared folder (such as /tmp)
 * or one of another user stays unchanged and is reported.
 */
export async function restrictDataFolder(
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
