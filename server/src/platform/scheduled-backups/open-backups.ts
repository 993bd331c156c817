import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { DatabaseAddress } from '../database/index.ts'
import { type KeptBackup, listBackups } from './list-backups.ts'
import { runScheduledBackup } from './run-scheduled-backup.ts'

/** Backups that the server takes by itself. */
export interface Backups {
  /** Milliseconds from one to the next; null where it takes none. */
  readonly everyMs: number | null
  /** All of this machine's, newest first, those by hand and before changes too. */
  list(): Promise<KeptBackup[]>
  /** Takes one now and deletes those that have had their time; `databaseBytes` tells how much room it needs. */
  take(databaseBytes: number, now: Date, signal?: AbortSignal): Promise<KeptBackup>
}

export function openBackups(
  { backup, dataDir, diskReserveBytes, objectStore }: Config,
  address: DatabaseAddress,
): Backups {
  // As much again as other work leaves free, so that a backup doesn't bring that to a halt.
  const reserveBytes = 2 * diskReserveBytes
  const { folder, keepDays, everyMs } = backup
  const folders = [...new Set([folder, join(dataDir, 'backups')])]
  return {
    everyMs,
    list: async () =>
      (await Promise.all(folders.map(listBackups))).flat().sort((a, b) => b.takenAt - a.takenAt),
    take: (databaseBytes, now, signal) =>
      runScheduledBackup(
        { address, objectStore, folder, keepDays, reserveBytes, databaseBytes, now },
        signal,
      ),
  }
}
