import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { inSnapshot } from '../../platform/database/index.ts'
import { ApiError, endWhenSlow } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { createTurns } from '../../platform/sandbox/index.ts'
import { prepareFolder, spool } from '../../platform/temporary-files/index.ts'
import { streamZip } from '../../platform/zip/index.ts'
import type { Owner } from '../auth/index.ts'
import { exportAccount } from './export-account.ts'

/** Exports that one process makes at a time, each with a connection of the database, and how many wait for a turn. */
const making = createTurns(4, 40)

/** Readers hold a file alone: 8 KB a second at least, and two hours at most. */
const pace = { totalMs: 2 * 3600_000, lookMs: 60_000, bytesMin: 480 * 1024 }

/** Accounts whose export is under way. */
const exporting = new WeakMap<Platform, Set<number>>()

/**
 * Everything of an account as a ZIP file, as it was at one moment. It is made as fast as the disk takes it, so that
 * whoever reads slowly keeps nobody from an export of theirs.
 * @throws `not_ready` while the account's own export is under way, or too many others wait to be made
 */
export async function streamExport(platform: Platform, owner: Owner): Promise<Readable> {
  const underWay = exporting.get(platform) ?? new Set()
  exporting.set(platform, underWay)
  if (underWay.has(owner.id)) throw notReady('Your export is being made right now.')
  underWay.add(owner.id)
  try {
    if (!(await making.enter())) throw notReady('Other exports are being made right now.')
    const zip = await make(platform, owner).catch((error: unknown) => {
      making.leave()
      throw error
    })
    zip.once('close', () => underWay.delete(owner.id))
    return zip
  } catch (error) {
    underWay.delete(owner.id)
    throw error
  }
}

async function make(platform: Platform, owner: Owner): Promise<Readable> {
  const now = platform.clock()
  const folder = join(platform.config.dataDir, 'exports')
  await prepareFolder(folder, now)
  const entries = inSnapshot(platform.database, (snapshot) => exportAccount(snapshot, owner, now))
  const { stream, sourceEnded } = await spool(streamZip(entries), folder)
  void sourceEnded.then(() => making.leave())
  return endWhenSlow(stream, pace)
}

function notReady(reason: string): ApiError {
  return new ApiError('not_ready', `${reason} Please try again in a minute.`, { retryAfterSeconds: 60 })
}
