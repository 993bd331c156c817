import type { JobDefinition } from '../../../platform/jobs/index.ts'

/** One at a time across all processes. A failed backup is requested again at the next check. */
export const takeBackupJob: JobDefinition<object> = {
  name: 'take-backup',
  exclusive: true,
  retries: 0,
  expireSeconds: 3 * 3600,
}
