import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { itemsAtOnce, type WorkReply, type WorkRequest } from './messages.ts'

/** The work process: runs one piece of work after another until its server is gone. */
// Signals to the server's whole process group are ignored: the server ends this process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
const limits = JSON.parse(process.argv[2] ?? '') as { maxMemoryBytes: number }
const watchdog = new Worker(new URL('../watchdog.ts', import.meta.url), {
  workerData: { ...limits, maxMilliseconds: Number.POSITIVE_INFINITY },
})
await once(watchdog, 'message')
watchdog.unref()

let running: Promise<RunningWork> | null = null

process.on('disconnect', () => process.exit())
process.on('message', async (request: WorkRequest) => {
  const begun = running ?? beginWork(request.module)
  running = begun
  if (request.kind === 'items') {
    // An error is reported when the results are requested.
    running = begun.then((work) => {
      work.take(request.items)
      return work
    })
    running.catch(() => {})
    return
  }
  running = null
  try {
    const results = await (await begun).finish()
    const atOnce = results[0] instanceof Uint8Array ? 1 : itemsAtOnce
    for (let at = 0; at < results.length; at += atOnce) {
      await reply({ kind: 'results', results: results.slice(at, at + atOnce) })
    }
    await reply({ kind: 'done', residentBytes: process.memoryUsage.rss() })
  } catch (error) {
    await reply({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : '' })
  }
})

function reply(message: WorkReply): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}

/** Work that receives its items in parts. */
interface RunningWork {
  take(items: readonly unknown[]): void
  finish(): unknown[] | Promise<unknown[]>
}

/** The exports of a work module: `begin`, if items needn't be kept until all have arrived, else `work`. */
type WorkModule =
  | { readonly begin: () => RunningWork }
  | { readonly begin?: never; readonly work: (items: unknown[]) => unknown[] | Promise<unknown[]> }

/** Starts the work of a module. */
async function beginWork(module: string): Promise<RunningWork> {
  const loaded = (await import(module)) as WorkModule
  if (loaded.begin) return loaded.begin()
  const kept: unknown[] = []
  return {
    take: (items) => {
      for (const item of items) kept.push(item)
    },
    finish: () => loaded.work(kept),
  }
}
