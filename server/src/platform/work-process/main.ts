import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { itemsAtOnce, type Reply, type Request } from './messages.ts'

/** The work process: does what it is asked, one piece of work after another, until its server goes. */
// What ends the server's whole group of processes leaves the end of this one to the server.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
const limits = JSON.parse(process.argv[2] ?? '') as { maxMemoryBytes: number }
const watchdog = new Worker(new URL('../watchdog.ts', import.meta.url), {
  workerData: { ...limits, maxMilliseconds: Number.POSITIVE_INFINITY },
})
await once(watchdog, 'message')
watchdog.unref()

let items: unknown[] = []

process.on('disconnect', () => process.exit())
process.on('message', async (request: Request) => {
  if (request.kind === 'items') {
    for (const item of request.items) items.push(item)
    return
  }
  const given = items
  items = []
  try {
    type Module = { work: (items: unknown[]) => unknown[] | Promise<unknown[]> }
    const { work } = (await import(request.module)) as Module
    const results = await work(given)
    for (let at = 0; at < results.length; at += itemsAtOnce) {
      await reply({ kind: 'results', results: results.slice(at, at + itemsAtOnce) })
    }
    await reply({ kind: 'done' })
  } catch (error) {
    await reply({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : '' })
  }
})

function reply(message: Reply): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}
