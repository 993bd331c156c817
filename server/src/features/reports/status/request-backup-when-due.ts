import type { Platform } from '../../../platform/platform.ts'
import { isBackupDue } from './core/is-backup-due.ts'
import { takeBackupJob } from './jobs.ts'

/**
 * Requests a backup if one is due by BACKUP_SCHEDULE.
 * @param upMs uptime of this server
 */
export async function requestBackupWhenDue(platform: Platform, upMs: number): Promise<void> {
  const { backups, clock, database, jobs } = platform
  const newest = (await backups.list()).find(({ isScheduled }) => isScheduled)
  const state = {
    everyMs: backups.everyMs,
    newestAt: newest?.takenAt ?? null,
    upMs,
  }
  if (!isBackupDue(state, clock().getTime())) return
  await database.transaction((transaction) => jobs.send(transaction, takeBackupJob, {}, { key: 'one' }))
}
