import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Two descriptors of an unlinked file, which is freed with them however this process ends. */
export interface TemporaryFile {
  readonly writer: FileHandle
  /** Read-only, so it may be passed to an untrusted process. */
  readonly reader: FileHandle
}

export async function openTemporaryFile(folder: string): Promise<TemporaryFile> {
  const path = join(folder, randomUUID())
  const writer = await open(path, 'wx', 0o600)
  try {
    return { writer, reader: await open(path, 'r') }
  } catch (error) {
    await writer.close()
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Older files, in milliseconds, must have been left by a process that was killed between creating and unlinking one.
 */
const leftoverMs = 60_000

/** Creates the folder, for this user only, and removes files that a killed process left there. */
export async function prepareFolder(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (file && now.getTime() - file.mtimeMs > leftoverMs) await rm(path, { force: true, recursive: true })
  }
}
