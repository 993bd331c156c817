import { rename, rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { ObjectStoreConfig } from '../../config/object-store-config.ts'
import { checkBackup, takeBackup } from '../backup/index.ts'
import { type DatabaseAddress, readMigrations } from '../database/index.ts'
import { openObjectStore } from '../object-store/index.ts'

/** The input of a backup process. */
export interface BackupOrder {
  readonly address: DatabaseAddress
  readonly objectStore: ObjectStoreConfig | null
  readonly path: string
  /** The backup is aborted if it gets larger: the rest of the disk is needed. */
  readonly bytesMax: number
}

/** Lower priority than any visitor's request. */
const lowPriority = 15

/**
 * Takes backups, and reads each one back before it gets its name: all frames, the end of each table, and gzip's
 * checksum. Run by `WorkProcess` in parallel with the server.
 * @returns their sizes in bytes
 */
export async function work(orders: readonly BackupOrder[]): Promise<number[]> {
  setPriority(lowPriority)
  const sizes: number[] = []
  for (const { address, objectStore, path, bytesMax } of orders) {
    const unchecked = `${path}.unchecked`
    const store = await openObjectStore(objectStore)
    try {
      sizes.push(await takeBackup(address, unchecked, { store, bytesMax }))
      await checkBackup(unchecked, readMigrations())
      await rename(unchecked, path)
    } catch (error) {
      await rm(unchecked, { force: true })
      throw error
    } finally {
      store?.close()
    }
  }
  return sizes
}
