import { join } from 'node:path'
import { readIfThere } from './read-if-there.ts'

/** What a running server says of itself in `postmaster.pid`, the file that PostgreSQL keeps in its folder. */
export type Postmaster = { pid: number; socketFolder: string; ready: boolean }

/** Reads `postmaster.pid`; undefined when there is none or it isn't written to the end yet. */
export async function readPostmasterFile(folder: string): Promise<Postmaster | undefined> {
  const text = (await readIfThere(join(folder, 'postmaster.pid'))) ?? ''
  const [pid, , , , socketFolder, , , status] = text.split('\n')
  if (!pid) return undefined
  return { pid: Number(pid), socketFolder: socketFolder ?? '', ready: status?.trim() === 'ready' }
}
