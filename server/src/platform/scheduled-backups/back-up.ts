import { rename, rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { checkBackup, takeBackup } from '../backup/index.ts'
import { type DatabaseAddress, readMigrations } from '../database/index.ts'

/** What a backup in a process of its own is told. */
export interface BackupOrder {
  readonly address: DatabaseAddress
  readonly path: string
  /** It is given up where it gets larger: the disk needs the rest. */
  readonly bytesMax: number
}

/** Less than any visitor's request. */
const lowPriority = 15

/**
 * Takes backups, and reads each one back before it gets its name: every piece, every row's end and gzip's checksum. Run by
 * `WorkProcess`, beside the server.
 * @returns their sizes in bytes
 */
export async function work(orders: readonly BackupOrder[]): Promise<number[]> {
  setPriority(lowPriority)
  const sizes: number[] = []
  for (const { address, path, bytesMax } of orders) {
    const unchecked = `${path}.unchecked`
    try {
      sizes.push(await takeBackup(address, unchecked, { bytesMax }))
      await checkBackup(unchecked, readMigrations())
      await rename(unchecked, path)
    } catch (error) {
      await rm(unchecked, { force: true })
      throw error
    }
  }
  return sizes
}
