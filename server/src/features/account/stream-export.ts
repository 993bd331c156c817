import type { Readable } from 'node:stream'
import { inSnapshot } from '../../platform/database/index.ts'
import { ApiError, endWhenSlow } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { streamZip } from '../../platform/zip/index.ts'
import type { Owner } from '../auth/index.ts'
import { exportAccount } from './export-account.ts'

/** Exports that one process writes at a time: each holds a connection of the database. */
const atATime = 4

/** 8 KB a second at least, and a quarter of an hour at most. */
const pace = { totalMs: 15 * 60_000, lookMs: 30_000, bytesMin: 240 * 1024 }

const exporting = new Set<number>()

/**
 * Everything of an account as a ZIP file, as it was at one moment.
 * @throws `not_ready` while the account's own export or too many others are under way
 */
export function streamExport(platform: Platform, owner: Owner): Readable {
  if (exporting.has(owner.id) || exporting.size >= atATime) {
    const whose = exporting.has(owner.id) ? 'Your export is' : 'Other exports are'
    const message = `${whose} being made right now. Please try again in a minute.`
    throw new ApiError('not_ready', message, { retryAfterSeconds: 60 })
  }
  const now = platform.clock()
  exporting.add(owner.id)
  const entries = inSnapshot(platform.database, (snapshot) => exportAccount(snapshot, owner, now))
  const zip = endWhenSlow(streamZip(entries), pace)
  zip.once('close', () => exporting.delete(owner.id))
  return zip
}
