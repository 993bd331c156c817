import type { Storage } from '@parleykit/contract/setup/storage'
import { getDiskSpace } from '../../../platform/data-folder/get-disk-space.ts'
import { findLastJob } from '../../../platform/jobs/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { takeBackupJob } from './jobs.ts'
import { readDatabaseState, readFilesState } from './queries.ts'

/** Backups and storage, as this machine has them. */
export async function getStorage(platform: Platform): Promise<Storage> {
  const { backups, clock, config, database } = platform
  const { everyMs } = backups
  const [kept, job, { bytes }, files, disk] = await Promise.all([
    backups.list(),
    findLastJob(database, takeBackupJob.name),
    readDatabaseState(database),
    readFilesState(database),
    getDiskSpace(config.dataDir),
  ])
  const [newest] = kept
  const scheduledAt = kept.find(({ isScheduled }) => isScheduled)?.takenAt
  const nextAt = everyMs === null ? null : Math.max(clock().getTime(), (scheduledAt ?? 0) + everyMs)
  return {
    backups: {
      everySeconds: everyMs === null ? null : everyMs / 1000,
      nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
      newest: newest ? { takenAt: new Date(newest.takenAt).toISOString(), bytes: newest.bytes } : null,
      count: kept.length,
      bytes: kept.reduce((sum, backup) => sum + backup.bytes, 0),
      folder: config.backup.folder,
      isRunning: job?.state === 'waiting' || job?.state === 'running',
      failure: job?.error ?? null,
    },
    database: { isEmbedded: config.databaseUrl === null, bytes },
    files: { ...files, isInDatabase: config.objectStore === null },
    disk: { folder: config.dataDir, ...disk },
  }
}
