import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it that are missing, for this user alone. Node's own `recursive` never returns
 * where the file system makes no folders at all, such as /proc.
 * @throws what the file system refuses with; EEXIST or ENOTDIR where something else has a folder's name
 */
export async function makeFolder(path: string): Promise<void> {
  const existing = await stat(path).catch(() => undefined)
  if (existing?.isDirectory()) return
  if (existing === undefined && dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have been first.
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error
  })
}
