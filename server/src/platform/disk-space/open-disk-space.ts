import type { FastifyBaseLogger } from 'fastify'
import { getDiskSpace } from '../data-folder/get-disk-space.ts'
import { outOfSpace } from './out-of-space.ts'

/**
 * Keeps a reserve of DATA_DIR's disk for essential work: sign-in, reading and chats. Work that writes much asks here
 * first.
 */
export interface DiskSpace {
  /** Throws `not_ready` if writing this many bytes would cut into the reserve. */
  require(bytes?: number): Promise<void>
  /** Runs work that writes up to this many bytes, which are reserved until it ends. Throws like `require`. */
  hold<T>(bytes: number, work: () => Promise<T>): Promise<T>
  /** Throws `not_ready` if even the reserve is nearly used up, so that PostgreSQL keeps what it needs. */
  requireLast(): Promise<void>
  /**
   * Whether refused work may resume. This needs more space than `require`, so that work doesn't stop and start
   * repeatedly.
   */
  hasSpaceAgain(bytes?: number): Promise<boolean>
  close(): void
}

interface DiskSpaceOptions {
  readonly folder: string
  readonly reserveBytes: number
  /** Called once when space is short, and once when there is enough again. Null if another process reports it. */
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'> | null
}

/** Maximum age of a measurement. */
const freshMs = 250
/** How often space is checked when nothing is written. */
const checkEveryMs = 2000
/** Share of the reserve that must be free in addition to it before refused work resumes. */
const marginShare = 0.1
/** Share of the reserve that is left to PostgreSQL alone. */
const lastShare = 0.25

export function openDiskSpace({ folder, reserveBytes, log }: DiskSpaceOptions): DiskSpace {
  const readFree = cached(() =>
    getDiskSpace(folder).then(
      ({ freeBytes }) => freeBytes,
      () => Number.POSITIVE_INFINITY, // if a disk can't be measured, nothing is refused
    ),
  )
  let pendingBytes = 0
  /** The largest request that was refused and still would be; null if none. */
  let refusedBytes: number | null = null
  const isFree = async (bytes: number) => (await readFree()) - pendingBytes - bytes >= reserveBytes
  const hasSpaceAgain = (bytes = 0) => isFree(bytes + reserveBytes * marginShare)
  const reportShortage = async (bytes: number) => {
    const isFirst = refusedBytes === null
    refusedBytes = Math.max(bytes, refusedBytes ?? 0)
    if (isFirst) log?.error({ folder, ...inMegabytes(await readFree(), reserveBytes) }, shortMessage)
  }
  const checkSpace = async () => {
    if (!(await isFree(0))) return reportShortage(0)
    if (refusedBytes === null || !(await hasSpaceAgain(refusedBytes))) return
    refusedBytes = null
    log?.info({ folder, ...inMegabytes(await readFree(), reserveBytes) }, enoughMessage)
  }
  const require = async (bytes = 0) => {
    if (await isFree(bytes)) return
    await reportShortage(bytes)
    throw outOfSpace()
  }
  const timer = setInterval(() => void checkSpace(), checkEveryMs).unref()
  return {
    require,
    async hold(bytes, work) {
      await require(bytes)
      pendingBytes += bytes
      try {
        return await work()
      } finally {
        pendingBytes -= bytes
      }
    },
    async requireLast() {
      if ((await readFree()) < reserveBytes * lastShare) throw outOfSpace()
    },
    hasSpaceAgain,
    close: () => clearInterval(timer),
  }
}

const shortMessage =
  'The disk of DATA_DIR has too little room beside DISK_RESERVE_MB: uploads, trainings and other work that writes much ' +
  'are refused until there is more. Sign-in, reading and chats go on.'
const enoughMessage =
  'The disk of DATA_DIR has enough room again: what was refused is accepted, and what waited goes on.'

function inMegabytes(freeBytes: number, reserveBytes: number) {
  return { freeMegabytes: Math.floor(freeBytes / 1e6), reserveMegabytes: Math.floor(reserveBytes / 1e6) }
}

/** Requests at nearly the same time share one measurement. */
function cached(read: () => Promise<number>): () => Promise<number> {
  let reading = read()
  let readAt = performance.now()
  return () => {
    if (performance.now() - readAt < freshMs) return reading
    readAt = performance.now()
    reading = read()
    return reading
  }
}

/** Wraps a job that writes much and is requested periodically: it does nothing while the disk is short of space. */
export function whenEnoughSpace<Data>(
  disk: DiskSpace,
  work: (data: Data, signal: AbortSignal) => Promise<void>,
): typeof work {
  return async (data, signal) => {
    if (await disk.hasSpaceAgain()) await work(data, signal)
  }
}
