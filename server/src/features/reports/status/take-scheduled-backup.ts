import type { Platform } from '../../../platform/platform.ts'
import { readDatabaseState } from './queries.ts'

/** Takes the backup that is due and logs the result. */
export async function takeScheduledBackup(platform: Platform, signal: AbortSignal): Promise<void> {
  const { backups, clock, database, log } = platform
  const { bytes: databaseBytes } = await readDatabaseState(database)
  try {
    const { path, bytes } = await backups.take(databaseBytes, clock(), signal)
    log.info({ path, bytes }, 'took and verified a backup')
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'the backup failed')
    throw error
  }
}
