import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { type Database, inSnapshot, type Transaction } from '../database/index.ts'
import { DomainError } from '../domain-error/index.ts'
import { endWhenSlow } from '../http/index.ts'
import type { Platform } from '../platform.ts'
import { prepareFolder, spool } from '../temporary-files/index.ts'
import { streamZip, type ZipEntry } from '../zip/index.ts'

/** Exports that one process makes at a time, each with a connection of the database, and how many wait for a turn. */
const making = createSemaphore(4, 40)

/** Readers hold a file alone: 8 KB a second at least, and two hours at most. */
const pace = { totalMs: 2 * 3600_000, lookMs: 60_000, bytesMin: 480 * 1024 }

/** What is being made, by what its makers call it. */
const underWay = new WeakMap<Platform, Set<string>>()

/**
 * A ZIP file of what the database holds at one moment. It is made as fast as the disk takes it, so that whoever reads
 * slowly keeps nobody from an export of theirs.
 * @param key what it is of: one at a time
 * @throws `not_ready` while the same is under way, too many others wait to be made, or the disk has no room
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
  return endWhenSlow(stream, pace)
}

/** The sweep of a store keeps what a snapshot still shows, and sees those of the primary alone. */
async function chooseDatabase({ config, database, reads }: Platform): Promise<Database> {
  return config.objectStore ? database : reads.chooseForSnapshot()
}

/** A refusal of what works again in a minute. */
export function notReady(reason: string): DomainError {
  return new DomainError('not_ready', `${reason} Please try again in a minute.`, { retryAfterSeconds: 60 })
}
