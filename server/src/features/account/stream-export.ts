import type { Readable } from 'node:stream'
import { streamSnapshot } from '../../platform/exports/index.ts'
import { type CallerContext, recordSecurityEvent } from '../auth/index.ts'
import { exportAccount } from './export-account.ts'

/**
 * All data of an account as a ZIP file, from one snapshot.
 * @throws `not_ready` while another export of the account is running or too many exports are waiting
 */
export async function streamExport({ platform, owner, caller }: CallerContext): Promise<Readable> {
  const now = platform.clock()
  const zip = await streamSnapshot(platform, `account ${owner.id}`, (database) =>
    exportAccount({ platform, database, owner }, now),
  )
  await recordSecurityEvent(platform, { name: 'account_exported', userId: owner.id, caller })
  return zip
}
