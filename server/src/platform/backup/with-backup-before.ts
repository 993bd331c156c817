import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStoreConfig } from '../../config/object-store-config.ts'
import { type DatabaseAddress, isDatabaseUnavailable } from '../database/index.ts'
import { openObjectStore } from '../object-store/index.ts'
import { deleteOldBackups } from './delete-old-backups.ts'
import { takeBackup } from './take-backup.ts'

const kept = 5

/**
 * Passes a function to a change of all data that takes a backup into `<dataDir>/backups` and returns its path. The last
 * five of each kind are kept. Only a change that succeeds deletes an older one. A change that fails leaves no backup.
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
    // If the connection broke, the change may still have been committed.
    if (isTaken && !isDatabaseUnavailable(error)) await rm(path, { force: true })
    throw error
  })
  if (isTaken) await deleteOldBackups(folder, prefix, kept)
  return result
}

/** For example `parleykit-2026-05-04T10-20-30-400Z.backup`: names sort by time. */
export function backupName(prefix: string, at: Date): string {
  return `${prefix}${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`
}
