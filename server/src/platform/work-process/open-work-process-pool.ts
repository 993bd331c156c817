import { openWorkProcess, type Work, type WorkProcess, type WorkProcessBounds } from './open-work-process.ts'

/** Work processes that are kept for a while after use, since starting one takes longer than most of its work. */
export interface WorkProcessPool {
  /** A process for exclusive use. Its `close` returns it to the pool, or ends it if it is busy or has grown. */
  take(bounds: WorkProcessBounds, signal?: AbortSignal): WorkProcess
  /** Starts one for work that is likely to come, unless there is one already. */
  prepare(bounds: WorkProcessBounds, works: readonly Pick<Work<unknown, unknown>, 'module'>[]): void
  /** Ends all of them. */
  close(): void
}

interface Kept {
  readonly process: WorkProcess
  readonly maxMemoryBytes: number
  readonly isReady: Promise<unknown>
  readonly ending: NodeJS.Timeout
}

/** A process is ended after being idle for this long. */
const idleMs = 20_000
/** A larger process has grown with its work and isn't kept. Knowledge of half a megabyte leaves 205 to 240 MB. */
const mostRestingBytes = 250_000_000
const loadingModules: Work<string, never> = { module: new URL('./load-modules.ts', import.meta.url) }
const loadingMs = 60_000

/** @param mostKept maximum number of idle processes */
export function openWorkProcessPool({ mostKept }: { readonly mostKept: number }): WorkProcessPool {
  const closing = new AbortController()
  const kept = new Set<Kept>()
  const keep = (process: WorkProcess, { maxMemoryBytes }: WorkProcessBounds, isReady: Promise<unknown>) => {
    const ending = setTimeout(() => {
      kept.delete(one)
      process.close()
    }, idleMs).unref()
    const one = { process, maxMemoryBytes, isReady, ending }
    kept.add(one)
  }
  const release = (one: Kept) => {
    clearTimeout(one.ending)
    kept.delete(one)
  }
  const hasRoom = () => kept.size < mostKept && !closing.signal.aborted
  const takeKept = ({ maxMemoryBytes }: WorkProcessBounds): Kept | null => {
    const fitting = [...kept].find((one) => one.maxMemoryBytes === maxMemoryBytes)
    if (fitting) release(fitting)
    return fitting ?? null
  }
  const giveBack = (process: WorkProcess, bounds: WorkProcessBounds) => {
    const resting = process.restingBytes()
    if (resting !== null && resting <= mostRestingBytes && hasRoom()) keep(process, bounds, Promise.resolve())
    else process.close()
  }
  return {
    take(bounds, signal) {
      const lent = {
        kept: takeKept(bounds),
        open: () => openWorkProcess(bounds, closing.signal),
        giveBack: (process: WorkProcess) => giveBack(process, bounds),
      }
      return lend(lent, signal)
    },
    prepare(bounds, works) {
      if (!hasRoom() || [...kept].some((one) => one.maxMemoryBytes === bounds.maxMemoryBytes)) return
      const process = openWorkProcess(bounds, closing.signal)
      const modules = works.map(({ module }) => module.href)
      const loading = process.run(loadingModules, modules, { maxMilliseconds: loadingMs })
      keep(process, bounds, Promise.allSettled([loading]))
    },
    close() {
      closing.abort()
      for (const one of kept) release(one)
    },
  }
}

interface Lent {
  readonly kept: Kept | null
  open(): WorkProcess
  giveBack(process: WorkProcess): void
}

/** The process while it is borrowed. Afterwards it may belong to another user. */
function lend({ kept, open, giveBack }: Lent, signal: AbortSignal | undefined): WorkProcess {
  const returned = new AbortController()
  let process = kept?.process ?? null
  let isReady = kept?.isReady
  const end = () => process?.close()
  signal?.addEventListener('abort', end, { once: true })
  return {
    async run(work, items, limits) {
      await isReady
      returned.signal.throwIfAborted()
      signal?.throwIfAborted()
      // A kept process may have died meanwhile, or never started.
      if (isReady && process?.restingBytes() === null) process = null
      isReady = undefined
      process ??= open()
      return process.run(work, items, limits)
    },
    restingBytes: () => process?.restingBytes() ?? null,
    close() {
      if (returned.signal.aborted) return
      returned.abort()
      signal?.removeEventListener('abort', end)
      if (process) giveBack(process)
    },
  }
}
