import { openWorkProcess, type Work, type WorkProcess } from './open-work-process.ts'
import type { WorkProcessBounds } from './start-process.ts'
import { WorkError } from './work-error.ts'

/** Work processes that are kept for a while after use, since starting one takes longer than most of its work. */
export interface WorkProcessPool {
  /** A process for exclusive use. Its `close` returns it to the pool, or ends it if it is busy or has grown. */
  take(bounds: PooledBounds, signal?: AbortSignal): LentProcess
  /** Starts one for work that is likely to come, unless there is one already. */
  prepare(bounds: PooledBounds, works: readonly Pick<Work<unknown, unknown>, 'module'>[]): void
  /** Ends all of them. Resolves when those that nobody uses are gone. */
  close(): Promise<void>
}

export interface PooledBounds extends WorkProcessBounds {
  /** Whose work it is. A process that has worked for one owner is never used for another. */
  readonly owner?: string
}

interface LentProcess extends WorkProcess {
  /** Whether nobody has used it before. */
  readonly isFresh: boolean
}

interface Kept {
  readonly process: WorkProcess
  readonly bounds: PooledBounds
  readonly uses: number
  readonly ending?: NodeJS.Timeout
}

interface PoolLimits {
  /** Maximum number of idle processes. The one that has been idle longest makes room for another one. */
  readonly mostKept: number
  /** A process is ended after being idle for this long. */
  readonly idleMs?: number
  /** Maximum number of uses of a process, so that leaked memory is freed. */
  readonly mostUses?: number
  /** A larger process has grown with its work and isn't kept. Knowledge of half a megabyte leaves 205 to 240 MB. */
  readonly mostRestingBytes?: number
}

export function openWorkProcessPool({
  mostKept,
  idleMs = 20_000,
  mostUses = Number.POSITIVE_INFINITY,
  mostRestingBytes = 250_000_000,
}: PoolLimits): WorkProcessPool {
  const closing = new AbortController()
  const idle = new Set<Kept>()
  const release = (one: Kept) => {
    clearTimeout(one.ending)
    idle.delete(one)
    return one
  }
  const find = ({ maxMemoryBytes, owner }: PooledBounds) =>
    [...idle].find(({ bounds, process }) => {
      const fits = bounds.maxMemoryBytes === maxMemoryBytes && bounds.owner === owner
      return fits && process.restingBytes() !== null
    })
  const makeRoom = (most: number) => {
    const [oldest] = idle
    if (oldest && idle.size > most) void release(oldest).process.close()
  }
  const keep = (used: Kept) => {
    const ending = setTimeout(() => void release(one).process.close(), idleMs).unref()
    const one = { ...used, ending }
    idle.add(one)
    makeRoom(mostKept)
  }
  const giveBack = (used: Kept): Promise<void> | void => {
    const resting = used.process.restingBytes()
    const isWorn = resting === null || resting > mostRestingBytes || used.uses >= mostUses
    return isWorn || closing.signal.aborted ? used.process.close() : keep(used)
  }
  return {
    take(bounds, signal) {
      const kept = find(bounds)
      if (kept) return lend(release(kept), giveBack, signal)
      makeRoom(mostKept - 1)
      return lend({ process: openWorkProcess(bounds, closing.signal), bounds, uses: 0 }, giveBack, signal)
    },
    prepare(bounds, works) {
      if (idle.size >= mostKept || closing.signal.aborted || find(bounds)) return
      keep({ process: openWorkProcess(bounds, closing.signal, works), bounds, uses: 0 })
    },
    async close() {
      closing.abort()
      await Promise.all([...idle].map((one) => release(one).process.close()))
    },
  }
}

/** The process while it is borrowed. Afterwards it may belong to another user. */
function lend(
  { process, bounds, uses }: Kept,
  giveBack: (used: Kept) => Promise<void> | void,
  signal: AbortSignal | undefined,
): LentProcess {
  let isReturned = false
  const end = () => void process.close()
  signal?.addEventListener('abort', end, { once: true })
  return {
    isFresh: uses === 0,
    async run(work, items, limits) {
      if (isReturned || signal?.aborted) throw new WorkError('stopped', undefined, { cause: signal?.reason })
      return process.run(work, items, limits)
    },
    restingBytes: process.restingBytes,
    async close() {
      if (isReturned) return
      isReturned = true
      signal?.removeEventListener('abort', end)
      await giveBack({ process, bounds, uses: uses + 1 })
    },
  }
}
