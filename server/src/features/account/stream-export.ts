import type { Readable } from 'node:stream'
import { streamSnapshot } from '../../platform/exports/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { exportAccount } from './export-account.ts'

/**
 * Everything of an account as a ZIP file, as it was at one moment.
 * @throws `not_ready` while the account's own export is under way, or too many others wait to be made
 */
export async function streamExport(platform: Platform, owner: Owner): Promise<Readable> {
  const now = platform.clock()
  return streamSnapshot(platform, `account ${owner.id}`, (database) =>
    exportAccount({ ...platform, database }, owner, now),
  )
}
