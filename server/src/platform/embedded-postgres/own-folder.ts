import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Gives root's database folder to the server's account. The top folder comes last, so that an interrupted run is
 * repeated.
 */
export async function ownFolder(folder: string, account: { uid: number; gid: number }): Promise<void> {
  const { uid } = await stat(folder)
  if (uid === account.uid) return
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), account.uid, account.gid)
  await lchown(folder, account.uid, account.gid)
}
