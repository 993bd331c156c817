import type { FastifyBaseLogger } from 'fastify'
import { readDisk } from '../data-folder/read-disk.ts'
import { noRoom } from './no-room.ts'

/**
 * Keeps a reserve of DATA_DIR's disk for what must go on: sign-in, reading and chats. Work that writes much asks here first.
 */
export interface DiskRoom {
  /** Throws `not_ready` if writing so many bytes would leave less than the reserve. */
  require(bytes?: number): Promise<void>
  /** Runs work that writes up to so many bytes, which nobody else gets until it ends. Throws as `require`. */
  hold<T>(bytes: number, work: () => Promise<T>): Promise<T>
  /** Throws `not_ready` if even the reserve is nearly used up, so that PostgreSQL keeps what it needs to go on. */
  requireLast(): Promise<void>
  /** Whether refused work may begin again. It needs more room than `require`, so that work doesn't stop and start all the time. */
  hasRoomAgain(bytes?: number): Promise<boolean>
  close(): void
}

interface DiskRoomOptions {
  readonly folder: string
  readonly reserveBytes: number
  /** Hears once that room is short, and once that there is enough again; null where another process tells it. */
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'> | null
}

/** How old a measurement may be. */
const freshMs = 250
/** How often room is checked while nobody writes. */
const lookMs = 2000
/** Of the reserve: what must be free beyond it before refused work begins again. */
const marginShare = 0.1
/** Of the reserve: what is left to PostgreSQL alone. */
const lastShare = 0.25

export function openDiskRoom({ folder, reserveBytes, log }: DiskRoomOptions): DiskRoom {
  const readFree = cached(() =>
    readDisk(folder).then(
      ({ freeBytes }) => freeBytes,
      () => Number.POSITIVE_INFINITY, // a disk that can't be measured refuses nothing
    ),
  )
  let heldBytes = 0
  /** The largest request that was refused and still is; null if none. */
  let missedBytes: number | null = null
  const isFree = async (bytes: number) => (await readFree()) - heldBytes - bytes >= reserveBytes
  const hasRoomAgain = (bytes = 0) => isFree(bytes + reserveBytes * marginShare)
  const noteShort = async (bytes: number) => {
    const isNews = missedBytes === null
    missedBytes = Math.max(bytes, missedBytes ?? 0)
    if (isNews) log?.error({ folder, ...inMegabytes(await readFree(), reserveBytes) }, shortMessage)
  }
  const look = async () => {
    if (!(await isFree(0))) return noteShort(0)
    if (missedBytes === null || !(await hasRoomAgain(missedBytes))) return
    missedBytes = null
    log?.info({ folder, ...inMegabytes(await readFree(), reserveBytes) }, enoughMessage)
  }
  const require = async (bytes = 0) => {
    if (await isFree(bytes)) return
    await noteShort(bytes)
    throw noRoom()
  }
  const timer = setInterval(() => void look(), lookMs).unref()
  return {
    require,
    async hold(bytes, work) {
      await require(bytes)
      heldBytes += bytes
      try {
        return await work()
      } finally {
        heldBytes -= bytes
      }
    },
    async requireLast() {
      if ((await readFree()) < reserveBytes * lastShare) throw noRoom()
    },
    hasRoomAgain,
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

/** The same reading for all who ask within a moment. */
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

/** Wraps a job that writes much and is requested again from time to time: it does nothing while the disk has no room. */
export function whenRoom<Data>(
  disk: DiskRoom,
  work: (data: Data, signal: AbortSignal) => Promise<void>,
): typeof work {
  return async (data, signal) => {
    if (await disk.hasRoomAgain()) await work(data, signal)
  }
}
