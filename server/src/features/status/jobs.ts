import type { JobDefinition } from '../../platform/jobs/index.ts'

/** One at a time for all processes; the next look asks again for one that failed. */
export const takeBackupJob: JobDefinition<object> = {
  name: 'take-backup',
  exclusive: true,
  retries: 0,
  expireSeconds: 3 * 3600,
}
