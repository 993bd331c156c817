import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes all but the newest `count` backups in a folder whose names consist of `prefix` and a timestamp. */
export async function deleteOldBackups(folder: string, prefix: string, count: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name.endsWith('.backup'))
  for (const name of names.sort().reverse().slice(count)) await rm(join(folder, name))
}
