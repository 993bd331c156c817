import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { DatabaseAddress } from '../database/index.ts'
import { type KeptBackup, listBackups } from './list-backups.ts'
import { runScheduledBackup } from './run-scheduled-backup.ts'

/** Backups that the server takes by itself. */
export interface Backups {
  /** Interval in milliseconds; null if none are taken. */
  readonly everyMs: number | null
  /** All backups on this machine, newest first, including manual ones and those before changes. */
  list(): Promise<KeptBackup[]>
  /** Takes one now and deletes expired ones. `databaseBytes` is used to estimate the space that it needs. */
  take(databaseBytes: number, now: Date, signal?: AbortSignal): Promise<KeptBackup>
}

export function openBackups(
  { backup, dataDir, diskReserveBytes, objectStore }: Config,
  address: DatabaseAddress,
): Backups {
  // Twice the reserve of other work, so that a backup doesn't bring that work to a halt.
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
