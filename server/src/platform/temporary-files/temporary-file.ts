import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Two descriptors of one file that has no name any more: it goes with them, however this process ends. */
export interface TemporaryFile {
  readonly writer: FileHandle
  /** Can't write, so it may be handed to a process that isn't trusted. */
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

/** Older files, in milliseconds, can only be left by a process that was killed between making and unlinking one. */
const leftoverMs = 60_000

/** Makes the folder, for this user alone, and removes what a killed process left in it. */
export async function prepareFolder(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (file && now.getTime() - file.mtimeMs > leftoverMs) await rm(path, { force: true, recursive: true })
  }
}
