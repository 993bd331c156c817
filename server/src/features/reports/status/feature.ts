import type { Feature } from '../../../platform/feature.ts'
import { addStateMetrics } from './add-state-metrics.ts'
import { takeBackupJob } from './jobs.ts'
import { requestBackupWhenDue } from './request-backup-when-due.ts'
import { statusRoutes } from './routes.ts'
import { takeScheduledBackup } from './take-scheduled-backup.ts'

/** How often to check whether a backup is due, in minutes. */
const backupsLooked = 5

export const statusFeature: Feature = {
  connect: addStateMetrics,
  routes: statusRoutes,
  work: async (platform) => {
    const { blobs, config, backups, jobs } = platform
    if (config.objectStore) await jobs.every('delete-left-files', 1, () => blobs.sweep())
    await jobs.work(takeBackupJob, 1, (_data, signal) => takeScheduledBackup(platform, signal))
    if (backups.everyMs === null) return
    const begun = performance.now()
    await jobs.every('request-backup', backupsLooked, () =>
      requestBackupWhenDue(platform, performance.now() - begun),
    )
  },
}
