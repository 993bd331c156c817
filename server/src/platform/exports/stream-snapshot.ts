import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { type Database, inSnapshot, type Transaction } from '../database/index.ts'
import { DomainError } from '../domain-error/index.ts'
import { abortSlowStream } from '../http/index.ts'
import type { Platform } from '../platform.ts'
import { prepareFolder, spool } from '../temporary-files/index.ts'
import { streamZip, type ZipEntry } from '../zip/index.ts'

/** How many exports a process makes at a time, each with a database connection, and how many wait. */
const making = createSemaphore(4, 40)

/** Limits for readers of a finished file: at least 8 KB per second, and at most two hours. */
const pace = { totalMs: 2 * 3600_000, checkEveryMs: 60_000, bytesMin: 480 * 1024 }

/** Keys of the exports in progress. */
const underWay = new WeakMap<Platform, Set<string>>()

/**
 * A ZIP file of the database at one moment. It is spooled to disk at full speed, so that a slow reader doesn't block
 * other exports.
 * @param key what is exported: one at a time
 * @throws `not_ready` while the same export is in progress, too many others wait, or the disk is short of space
 */
export async function streamSnapshot(
  platform: Platform,
  key: string,
  entriesOf: (snapshot: Transaction) => AsyncIterable<ZipEntry>,
): Promise<Readable> {
  await platform.disk.require()
  const keys = underWay.get(platform) ?? new Set()
  underWay.set(platform, keys)
  if (keys.has(key)) throw notReady('Your export is already being created.')
  keys.add(key)
  try {
    if (!(await making.acquire())) throw notReady('The server is busy with other exports.')
    const zip = await make(platform, entriesOf).catch((error: unknown) => {
      making.release()
      throw error
    })
    zip.once('close', () => keys.delete(key))
    return zip
  } catch (error) {
    keys.delete(key)
    throw error
  }
}

async function make(
  platform: Platform,
  entriesOf: (snapshot: Transaction) => AsyncIterable<ZipEntry>,
): Promise<Readable> {
  const folder = join(platform.config.dataDir, 'exports')
  await prepareFolder(folder, platform.clock())
  const { stream, sourceEnded } = await spool(
    streamZip(inSnapshot(await chooseDatabase(platform), entriesOf)),
    folder,
    platform.disk.require,
  )
  void sourceEnded.then(() => making.release())
  return abortSlowStream(stream, pace)
}

/** The object store's sweep keeps what a snapshot can still see, but only knows snapshots of the primary. */
async function chooseDatabase({ config, database, readRouter }: Platform): Promise<Database> {
  return config.objectStore ? database : readRouter.chooseForSnapshot()
}

/** A refusal that succeeds if retried after a minute. */
export function notReady(reason: string): DomainError {
  return new DomainError('not_ready', `${reason} Please try again in a minute.`, { retryAfterSeconds: 60 })
}
