import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStoreConfig } from '../../config/object-store-config.ts'
import { backupName } from '../backup/index.ts'
import { openWorkProcess, type Work } from '../child-process/index.ts'
import { createPrivateFolder } from '../data-folder/create-private-folder.ts'
import { getDiskSpace } from '../data-folder/get-disk-space.ts'
import type { DatabaseAddress } from '../database/index.ts'
import type { BackupOrder } from './back-up.ts'
import { backupsToDelete } from './backups-to-delete.ts'
import { type KeptBackup, listBackups, scheduledPrefix } from './list-backups.ts'

const backUp: Work<BackupOrder, number> = { module: new URL('./back-up.ts', import.meta.url) }

const limits = { maxMilliseconds: 2 * 3_600_000 }
const bounds = { maxMemoryBytes: 1024 * 1024 * 1024, isTrusted: true }

export interface ScheduledBackup {
  readonly address: DatabaseAddress
  readonly objectStore: ObjectStoreConfig | null
  readonly folder: string
  readonly keepDays: number
  /** Bytes that the backup must leave free on its disk. */
  readonly reserveBytes: number
  /** Size of the database. A first backup is expected to be no larger. */
  readonly databaseBytes: number
  readonly now: Date
}

/**
 * Takes a backup in a separate process, reads it back, and deletes expired ones.
 * @throws with a sentence for the operator if the disk has too little space, or the error that stopped it
 */
export async function runScheduledBackup(
  { address, objectStore, folder, keepDays, reserveBytes, databaseBytes, now }: ScheduledBackup,
  signal?: AbortSignal,
): Promise<KeptBackup> {
  await createPrivateFolder(folder)
  await removeLeftovers(folder)
  const [newest] = await listBackups(folder)
  const { freeBytes } = await getDiskSpace(folder)
  const expected = newest ? newest.bytes * 1.25 : databaseBytes / 2
  if (freeBytes < expected + reserveBytes)
    throw new Error(
      `No backup was taken: ${inMegabytes(freeBytes)} free in ${folder}, but about ${inMegabytes(expected + reserveBytes)} ` +
        'needed. Free up space, or set BACKUP_DIR to another disk.',
    )
  const path = join(folder, backupName(scheduledPrefix, now))
  const process = openWorkProcess(bounds, signal)
  try {
    const order = { address, objectStore, path, bytesMax: freeBytes - reserveBytes }
    const [bytes = 0] = await process.run(backUp, [order], limits)
    await removeOld(folder, now, keepDays)
    return { path, takenAt: now.getTime(), bytes, isScheduled: true }
  } finally {
    process.close()
  }
}

/** Files left by a process that was killed while writing. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names)
    if (name.startsWith(scheduledPrefix) && /\.un(?:checked|finished)$/.test(name))
      await rm(join(folder, name), { force: true })
}

async function removeOld(folder: string, now: Date, keepDays: number): Promise<void> {
  const kept = (await listBackups(folder)).filter(({ isScheduled }) => isScheduled)
  const times = kept.map(({ takenAt }) => takenAt)
  const old = new Set(backupsToDelete(times, now.getTime(), keepDays))
  for (const { path, takenAt } of kept) if (old.has(takenAt)) await rm(path, { force: true })
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
