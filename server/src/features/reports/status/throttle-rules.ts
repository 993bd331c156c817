import type { ThrottleRule } from '../../../platform/throttles/index.ts'

/** Backups that an operator requests. Each reads the whole database. */
export const backupsByOwner: ThrottleRule = { name: 'backups-owner', points: 10, seconds: 3600 }
