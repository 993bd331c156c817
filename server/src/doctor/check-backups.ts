import { backupSpansMax } from '@parleykit/contract/status/status'
import type { Config } from '../config/config.ts'
import { openBackups } from '../platform/scheduled-backups/index.ts'
import { type Finding, faulty, fine, noted } from './finding.ts'

const about = 'Backups'
const hour = 3_600_000

/** How old the newest backup of this machine is, held against BACKUP_SCHEDULE. */
export async function checkBackups(config: Config, now: number): Promise<Finding> {
  const { everyMs } = config.backup
  const [newest] = await openBackups(config, { connectionString: '' }).list()
  const hours = newest && Math.round((now - newest.takenAt) / hour)
  const says = newest ? `The latest backup is ${hours} hours old.` : `No backup in ${config.backup.folder}.`
  if (everyMs === null)
    return newest
      ? fine(about, `${says} BACKUP_SCHEDULE is off.`)
      : noted(
          about,
          `${says} BACKUP_SCHEDULE is off.`,
          'Set it to daily, unless your database is backed up elsewhere.',
        )
  if (!newest) return noted(about, says, 'The server takes the first one ten minutes after it starts.')
  if (now - newest.takenAt > backupSpansMax * everyMs)
    return faulty(
      about,
      says,
      'Check the log for why the last one failed (often a full disk). Take one now: npm run backup',
    )
  return fine(about, says)
}
