import type { z } from 'zod'
import { ask, connect, type RunningProcess, type WorkItems } from './exchange.ts'
import { startProcess, type WorkProcessBounds } from './start-process.ts'
import { WorkError, WorkStopped } from './work-error.ts'

/**
 * A module that turns a list of items into a list of results, in isolation: with a function `work`, or with `begin`,
 * whose `take` receives the items in parts.
 */
export interface Work<Item, Result> {
  readonly module: URL
  /** The schema of each result, if the process is confined. */
  readonly result?: z.ZodType<Result>
  /** Only for the types. */
  readonly example?: { readonly item: Item; readonly result: Result }
}

/**
 * Processes possibly hostile input in a separate process, so that it can neither block nor crash the server. The
 * process starts with the first work, and again after it was ended.
 */
export interface WorkProcess {
  /**
   * The results of `work`, one piece of work at a time. Rejects with WorkStopped if it takes longer than
   * `maxMilliseconds` or more memory than allowed, with a WorkError if it gives no result for another reason (`stopped`
   * once the process is closed), and with any error in reading the items. The time limit includes reading pages of items.
   */
  run<Item, Result>(
    work: Work<Item, Result>,
    items: WorkItems<Item>,
    limits: { maxMilliseconds: number },
  ): Promise<Result[]>
  /** Resident memory after the last work, 0 before the first; null if there is no process, or if it is busy or broken. */
  restingBytes(): number | null
  /** Ends the process, even if it is busy. Resolves when it is gone. */
  close(): Promise<void>
}

/** @param preloaded work that is likely to come: the process starts at once, and loads it */
export function openWorkProcess(
  bounds: WorkProcessBounds,
  signal?: AbortSignal,
  preloaded: readonly Pick<Work<unknown, unknown>, 'module'>[] = [],
): WorkProcess {
  const closing = new AbortController()
  const ended = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])
  let running: RunningProcess | null = null
  let restingBytes: number | null = null
  let lastId = 0
  const start = (modules: readonly URL[]) => {
    const started = connect(startProcess(bounds, modules), bounds.confinement !== undefined)
    const forget = () => {
      if (running === started) running = null
    }
    started.gone.then(forget, forget)
    return started
  }
  const end = () => {
    running?.child.kill('SIGKILL')
    running = null
  }
  ended.addEventListener('abort', end)
  if (preloaded.length > 0 && !ended.aborted) {
    running = start(preloaded.map(({ module }) => module))
    restingBytes = 0
  }
  return {
    async run<Item, Result>(
      { module, result }: Work<Item, Result>,
      items: WorkItems<Item>,
      { maxMilliseconds }: { maxMilliseconds: number },
    ) {
      if (ended.aborted) throw stopped(ended)
      running ??= start([module])
      restingBytes = null
      const clock = AbortSignal.timeout(maxMilliseconds)
      clock.addEventListener('abort', end)
      const piece = { id: ++lastId, module: module.href, items }
      try {
        const worked = await ask(running, piece, bounds.confinement?.maxAnswerBytes)
        const results = result ? worked.results.map((each) => checked(result, each)) : worked.results
        restingBytes = worked.residentBytes
        return results as Result[]
      } catch (error) {
        if (ended.aborted) throw stopped(ended)
        throw clock.aborted ? new WorkStopped('out_of_time') : error
      } finally {
        clock.removeEventListener('abort', end)
      }
    },
    restingBytes: () => (running ? restingBytes : null),
    async close() {
      const gone = running?.gone.catch(() => {})
      closing.abort()
      await gone
    },
  }
}

function stopped({ reason }: AbortSignal): WorkError {
  return new WorkError('stopped', undefined, { cause: reason })
}

function checked<Result>(schema: z.ZodType<Result>, result: unknown): Result {
  const { data, error } = schema.safeParse(result)
  if (error) throw new WorkError('no_answer', 'The result was not understood', { cause: error })
  return data
}
