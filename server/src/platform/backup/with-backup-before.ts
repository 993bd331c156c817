import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStoreConfig } from '../../config/object-store-config.ts'
import { type DatabaseAddress, isDatabaseUnavailable } from '../database/index.ts'
import { openObjectStore } from '../object-store/index.ts'
import { keepNewestBackups } from './keep-newest-backups.ts'
import { takeBackup } from './take-backup.ts'

const kept = 5

/**
 * Hands a change of all data a function that takes a backup into `<dataDir>/backups` and returns its path. Of each
 * kind the last five are kept. Only a change that succeeds pushes an older one out; one that fails leaves none.
 */
export async function withBackupBefore<Result>(
  event: 'migration' | 'restore',
  address: DatabaseAddress,
  { dataDir, objectStore }: { readonly dataDir: string; readonly objectStore: ObjectStoreConfig | null },
  change: (backUp: () => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'backups')
  const prefix = `before-${event}-`
  const path = join(folder, backupName(prefix, new Date()))
  let isTaken = false
  const backUp = async () => {
    const store = await openObjectStore(objectStore)
    await takeBackup(address, path, { store }).finally(() => store?.close())
    isTaken = true
    return path
  }
  const result = await change(backUp).catch(async (error: unknown) => {
    // Where the connection broke, the change may have been committed all the same.
    if (isTaken && !isDatabaseUnavailable(error)) await rm(path, { force: true })
    throw error
  })
  if (isTaken) await keepNewestBackups(folder, prefix, kept)
  return result
}

/** Such as `parleykit-2026-05-04T10-20-30-400Z.backup`: names sort as their times do. */
export function backupName(prefix: string, at: Date): string {
  return `${prefix}${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`
}
