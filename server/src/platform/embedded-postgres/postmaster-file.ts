import { join } from 'node:path'
import { readOptionalFile } from './read-optional-file.ts'

/** The content of `postmaster.pid`, the file in which a running server describes itself. */
export type Postmaster = { pid: number; socketFolder: string; ready: boolean }

/** Reads `postmaster.pid`; undefined if there is none or it isn't complete yet. */
export async function readPostmasterFile(folder: string): Promise<Postmaster | undefined> {
  const text = (await readOptionalFile(join(folder, 'postmaster.pid'))) ?? ''
  const [pid, , , , socketFolder, , , status] = text.split('\n')
  if (!pid) return undefined
  return { pid: Number(pid), socketFolder: socketFolder ?? '', ready: status?.trim() === 'ready' }
}
