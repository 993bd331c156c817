import type { Readable } from 'node:stream'
import { streamSnapshot } from '../../platform/exports/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { exportAccount } from './export-account.ts'

/**
 * All data of an account as a ZIP file, from one snapshot.
 * @throws `not_ready` while another export of the account is running or too many exports are waiting
 */
export async function streamExport(platform: Platform, owner: Owner): Promise<Readable> {
  const now = platform.clock()
  return streamSnapshot(platform, `account ${owner.id}`, (database) =>
    exportAccount({ platform: { ...platform, database }, owner }, now),
  )
}
