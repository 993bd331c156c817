import { openWorkProcess, type WorkProcess, type WorkProcessBounds } from './open-work-process.ts'

/** Work processes that are kept for a moment after their work: to start one takes longer than most of what it does. */
export interface WorkProcessPool {
  /** One that nobody else works with. Its `close` gives it back, or ends it where it works or has grown. */
  take(bounds: WorkProcessBounds, signal?: AbortSignal): WorkProcess
  /** Ends all of them. */
  close(): void
}

interface Kept {
  readonly process: WorkProcess
  readonly maxMemoryBytes: number
  readonly ending: NodeJS.Timeout
}

/** Nothing waits for a process that has been idle for so long. */
const idleMs = 10_000
const mostKept = 2
/** One that holds more has grown with its work, and isn't kept. */
const mostRestingBytes = 200_000_000

export function openWorkProcessPool(): WorkProcessPool {
  const closing = new AbortController()
  const kept = new Set<Kept>()
  const takeKept = ({ maxMemoryBytes, yieldsToOthers }: WorkProcessBounds): WorkProcess | null => {
    if (yieldsToOthers) return null
    for (const one of kept) {
      if (one.maxMemoryBytes !== maxMemoryBytes) continue
      release(one)
      // It may have died meanwhile.
      if (one.process.restingBytes() !== null) return one.process
    }
    return null
  }
  const release = (one: Kept) => {
    clearTimeout(one.ending)
    kept.delete(one)
  }
  const giveBack = (process: WorkProcess, { maxMemoryBytes, yieldsToOthers }: WorkProcessBounds) => {
    const resting = process.restingBytes()
    const isFit = resting !== null && resting <= mostRestingBytes && !yieldsToOthers
    if (!isFit || kept.size >= mostKept || closing.signal.aborted) return process.close()
    const ending = setTimeout(() => {
      kept.delete(one)
      process.close()
    }, idleMs).unref()
    const one = { process, maxMemoryBytes, ending }
    kept.add(one)
  }
  return {
    take(bounds, signal) {
      const process = takeKept(bounds) ?? openWorkProcess(bounds, closing.signal)
      return lend(process, signal, () => giveBack(process, bounds))
    },
    close() {
      closing.abort()
      for (const one of kept) release(one)
    },
  }
}

/** The process for as long as it is lent: afterwards it is somebody else's. */
function lend(process: WorkProcess, signal: AbortSignal | undefined, giveBack: () => void): WorkProcess {
  const returned = new AbortController()
  const end = () => process.close()
  signal?.addEventListener('abort', end, { once: true })
  return {
    async run(work, items, limits) {
      returned.signal.throwIfAborted()
      signal?.throwIfAborted()
      return process.run(work, items, limits)
    },
    restingBytes: () => (returned.signal.aborted ? null : process.restingBytes()),
    close() {
      if (returned.signal.aborted) return
      returned.abort()
      signal?.removeEventListener('abort', end)
      giveBack()
    },
  }
}
