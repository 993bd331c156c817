import { once } from 'node:events'
import { fstatSync, readSync, writeSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Reply } from './exchange.ts'
import { headBytes, itemsAtOnce, type Request, toFrame } from './frames.ts'
import type { ProcessOptions } from './start-process.ts'

/** A child process: does one piece of work after another until its server is gone. */
// Signals to the server's whole process group are ignored: the server ends this process.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
const { isConfined, preloaded, ...limits } = JSON.parse(process.argv[2] ?? '') as ProcessOptions
// An error is reported when the module's results are requested.
const loading = Promise.allSettled(preloaded.map((module) => import(module)))
/** The CPU time when the current piece of work began, in milliseconds. */
const cpuAtBeginning = limits.isReused ? new Float64Array(new SharedArrayBuffer(8)) : undefined
const workerData = { ...limits, cpuAtBeginning }
const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), { workerData })
await once(watchdog, 'message')
watchdog.unref()
await loading

/** Work that receives its items in parts. */
interface RunningWork {
  take(items: readonly unknown[]): void
  finish(): unknown[] | Promise<unknown[]>
}

/** The exports of a work module: `begin`, if items needn't be kept until all have arrived, else `work`. */
type WorkModule =
  | { readonly begin: () => RunningWork }
  | {
      readonly begin?: never
      readonly work: (items: unknown[], readFile: () => Buffer) => unknown[] | Promise<unknown[]>
    }

/** Its `work` is null once it has finished or failed. */
let current: { readonly id: number; work: RunningWork | null } = { id: 0, work: null }
for (let head = read(headBytes); head !== null; head = read(headBytes)) {
  const frame = read(head.readUInt32LE())
  if (frame === null) break
  const request = deserialize(frame) as Request
  try {
    await answer(request)
  } catch (error) {
    current.work = null
    const message = error instanceof Error ? (error.stack ?? error.message) : ''
    reply({ id: request.id, kind: 'failed', message })
  }
}
process.exit()

async function answer({ id, module, items, isLast }: Request): Promise<void> {
  if (id !== current.id) {
    current = { id, work: null }
    beginCpuTime()
    current.work = await beginWork(module)
  }
  if (current.work === null) return
  current.work.take(items)
  if (!isLast) return
  const results = await current.work.finish()
  current.work = null
  const atOnce = results[0] instanceof Uint8Array ? 1 : itemsAtOnce
  for (let at = 0; at < results.length; at += atOnce) {
    reply({ id, kind: 'results', results: results.slice(at, at + atOnce) })
  }
  reply({ id, kind: 'done', residentBytes: process.memoryUsage.rss() })
}

function beginCpuTime(): void {
  const { user, system } = process.cpuUsage()
  if (cpuAtBeginning) cpuAtBeginning[0] = (user + system) / 1000
}

async function beginWork(module: string): Promise<RunningWork> {
  const loaded = (await import(module)) as WorkModule
  if (loaded.begin) return loaded.begin()
  const kept: unknown[] = []
  return {
    take: (items) => {
      for (const item of items) kept.push(item)
    },
    finish: () => loaded.work(kept, readFile),
  }
}

/** The file that is descriptor 0, read at once into a buffer of its size. */
function readFile(): Buffer {
  const bytes = Buffer.allocUnsafeSlow(fstatSync(0).size)
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(0, bytes, at, bytes.length - at, at)
    if (count === 0) return bytes.subarray(0, at)
    at += count
  }
  return bytes
}

/** This many bytes from the server; null once it is gone. Waits, since there is nothing else to do. */
function read(length: number): Buffer | null {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let at = 0; at < length; ) {
    const count = readSync(3, bytes, at, length - at, null)
    if (count === 0) return null
    at += count
  }
  return bytes
}

function reply(message: Reply): void {
  const frame = toFrame(isConfined ? Buffer.from(JSON.stringify(message)) : serialize(message))
  for (let at = 0; at < frame.length; ) at += writeSync(3, frame, at)
}
