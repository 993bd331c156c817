import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { unprivileged } from '../sandbox/index.ts'
import { itemsAtOnce, type WorkReply, type WorkRequest } from './messages.ts'
import { WorkStopped } from './work-stopped.ts'

/** Patterns of all languages scan whole texts. V8 would interpret each on its first text before it compiles it. */
const workFlags = ['--no-regexp-tier-up', '--no-warnings']

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/**
 * A module that turns a list of items into a list of results, in isolation: with a function `work`, or with `begin`,
 * whose `take` receives the items in parts.
 */
export interface Work<Item, Result> {
  readonly module: URL
  /** Only for the types. */
  readonly example?: { readonly item: Item; readonly result: Result }
}

/** The items of a piece of work: all of them, or page by page, so that they needn't all be in memory. */
export type WorkItems<Item> = readonly Item[] | AsyncIterable<readonly Item[]>

/**
 * Processes possibly hostile input in a separate process, so that it can neither block nor crash the server. The
 * process starts with the first work, and again after it was ended.
 */
export interface WorkProcess {
  /**
   * The results of `work`, one piece of work at a time. Rejects with WorkStopped if it takes longer than
   * `maxMilliseconds` or more memory than allowed, with an AbortError once the process is closed, and with any error in
   * reading the items. The time limit includes reading pages of items.
   */
  run<Item, Result>(
    work: Work<Item, Result>,
    items: WorkItems<Item>,
    limits: { maxMilliseconds: number },
  ): Promise<Result[]>
  /** Resident memory after the last work; null if there is no process, or if it is busy. */
  restingBytes(): number | null
  /** Ends the process, even if it is busy. */
  close(): void
}

export interface WorkProcessBounds {
  /** Resident memory of the whole process. An idle one takes about 80 MB. */
  readonly maxMemoryBytes: number
  /**
   * Its work accesses servers and writes files as this process does. By default it has neither network nor privileges.
   */
  readonly isTrusted?: boolean
}

export function openWorkProcess(bounds: WorkProcessBounds, signal?: AbortSignal): WorkProcess {
  const closing = new AbortController()
  const ended = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])
  let child: ChildProcess | null = null
  let restingBytes: number | null = null
  const end = () => {
    child?.kill('SIGKILL')
    child = null
    restingBytes = null
  }
  ended.addEventListener('abort', end)
  return {
    async run<Item, Result>(
      { module }: Work<Item, Result>,
      items: WorkItems<Item>,
      { maxMilliseconds }: { maxMilliseconds: number },
    ) {
      ended.throwIfAborted()
      const running = child ?? start(bounds)
      child = running
      restingBytes = null
      const clock = AbortSignal.timeout(maxMilliseconds)
      clock.addEventListener('abort', end)
      try {
        const worked = await resultsOf<Result>(running, module, items)
        restingBytes = worked.residentBytes
        return worked.results
      } catch (error) {
        ended.throwIfAborted()
        throw clock.aborted ? new WorkStopped('time') : error
      } finally {
        clock.removeEventListener('abort', end)
        if (running.exitCode !== null || running.signalCode !== null) child = null
      }
    },
    restingBytes: () => (child?.connected ? restingBytes : null),
    close: () => closing.abort(),
  }
}

function start({ maxMemoryBytes, isTrusted = false }: WorkProcessBounds): ChildProcess {
  const compileCache = getCompileCacheDir()
  const heapMegabytes = Math.floor((maxMemoryBytes / 1024 / 1024) * 0.8)
  const flags = [`--max-old-space-size=${heapMegabytes}`, ...workFlags]
  const { command, args } = isTrusted
    ? { command: process.execPath, args: flags }
    : unprivileged(process.execPath, flags)
  const child = fork(main, [JSON.stringify({ maxMemoryBytes })], {
    env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
    execPath: command,
    execArgv: args,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return child
}

interface Worked<Result> {
  readonly results: Result[]
  readonly residentBytes: number
}

async function resultsOf<Result>(
  child: ChildProcess,
  module: URL,
  items: WorkItems<unknown>,
): Promise<Worked<Result>> {
  let isOver = false
  const done = results<Result>(child).finally(() => {
    isOver = true
  })
  const faults: unknown[] = []
  send(child, module, items, () => isOver).catch((error: unknown) => {
    faults.push(error)
    // It has received some of the items, which the next work must not see.
    child.kill('SIGKILL')
  })
  try {
    // The death of a process is reported at once, however long the next page takes to read.
    return await done
  } catch (error) {
    throw faults.length > 0 ? faults[0] : error
  }
}

async function send(
  child: ChildProcess,
  module: URL,
  items: WorkItems<unknown>,
  isOver: () => boolean,
): Promise<void> {
  const say = (request: WorkRequest) =>
    new Promise<void>((resolve) => {
      // The exit of a process reports that it is gone.
      child.send(request, () => resolve())
    })
  for await (const page of Symbol.asyncIterator in items ? items : [items]) {
    for (let at = 0; at < page.length; at += itemsAtOnce) {
      if (isOver()) return
      await say({ kind: 'items', module: module.href, items: page.slice(at, at + itemsAtOnce) })
      await setImmediate()
    }
    if (isOver()) return
  }
  await say({ kind: 'work', module: module.href })
}

function results<Result>(child: ChildProcess): Promise<Worked<Result>> {
  return new Promise((resolve, reject) => {
    const all: Result[] = []
    const onMessage = (reply: WorkReply) => {
      if (reply.kind === 'results') for (const result of reply.results) all.push(result as Result)
      else if (reply.kind === 'failed') settle(() => reject(new Error(reply.message)))
      else settle(() => resolve({ results: all, residentBytes: reply.residentBytes }))
    }
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = (code: number | null, signalCode: NodeJS.Signals | null) =>
      settle(() => reject(diedOf(code, signalCode)))
    const settle = (answer: () => void) => {
      child.off('message', onMessage).off('error', onError).off('exit', onExit)
      answer()
    }
    child.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

/**
 * SIGKILL comes from the watchdog (or from the system if out of memory), SIGABRT from V8 if its heap is full; others
 * come from outside.
 */
function diedOf(code: number | null, signalCode: NodeJS.Signals | null): Error {
  if (signalCode === 'SIGKILL' || signalCode === 'SIGABRT' || code === 134) return new WorkStopped('memory')
  const message = `The work process ended with ${signalCode ?? code} and no result`
  return signalCode === null ? new Error(message) : new DOMException(message, 'AbortError')
}
