import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents, for this user only. Node's own `recursive` never returns if the file system
 * can't create folders at all, such as /proc.
 * @throws the file system's error; EEXIST or ENOTDIR if something else has a folder's name
 */
export async function createPrivateFolder(path: string): Promise<void> {
  const existing = await stat(path).catch(() => undefined)
  if (existing?.isDirectory()) return
  if (existing === undefined && dirname(path) !== path) await createPrivateFolder(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have created it first.
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error
  })
}
