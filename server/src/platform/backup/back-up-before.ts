import { join } from 'node:path'
import type { DatabaseAddress } from '../database/index.ts'
import { keepNewestBackups } from './keep-newest-backups.ts'
import { takeBackup } from './take-backup.ts'

const kept = 5

/** Takes a backup into `<dataDir>/backups` before something changes all data, and keeps the last five of its kind. */
export async function backUpBefore(
  event: 'migration' | 'restore',
  address: DatabaseAddress,
  dataDir: string,
): Promise<string> {
  const folder = join(dataDir, 'backups')
  const prefix = `before-${event}-`
  const path = join(folder, backupName(prefix, new Date()))
  await takeBackup(address, path)
  await keepNewestBackups(folder, prefix, kept)
  return path
}

/** Such as `parleykit-2026-05-04T10-20-30-400Z.backup`: names sort as their times do. */
export function backupName(prefix: string, at: Date): string {
  return `${prefix}${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`
}
