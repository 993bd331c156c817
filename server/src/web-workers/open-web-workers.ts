import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseAddress } from '../platform/database/index.ts'
import { addUpMetrics, type Metrics, type MetricsReport } from '../platform/metrics/index.ts'
import { metricsMessageSchema, type Order, reportSchema } from './messages.ts'

/** Milliseconds before a worker that died is followed by another one. */
const pauseMs = 500

export interface WebWorkers {
  /**
   * Lets them answer requests, from a database that is open and has today's schema.
   * @returns where they listen, such as http://127.0.0.1:3000
   * @throws what keeps one of them from it, such as a port that is taken
   */
  begin(address: DatabaseAddress): Promise<string>
  /** Takes what this process measures, which workers are asked for together with their own. */
  measureWith(metrics: Metrics): void
  /** Resolves when they have answered what came, and are gone. */
  stop(): Promise<void>
}

/** Starts processes that answer requests on one port. They load while the caller opens the database. One that dies is replaced. */
export function openWebWorkers(count: number, log: FastifyBaseLogger): WebWorkers {
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('../web-worker.ts', import.meta.url)),
    args: process.argv.slice(2),
  })
  const workers = new Set<Worker>()
  const gathering = gatherMetrics(workers, tell)
  const stopping = new AbortController()
  const fork = () => {
    const worker = cluster.fork()
    workers.add(worker)
    gathering.listenTo(worker)
    worker.once('exit', () => workers.delete(worker))
    // One that is ending hears of nothing any more.
    worker.on('error', (error) => log.warn({ err: error }, 'could not send a message to a web worker'))
    return worker
  }
  const first = Array.from({ length: count }, fork)

  async function replaceLost(worker: Worker, name: string, address: DatabaseAddress): Promise<void> {
    for (let lost = worker; ; ) {
      if (!lost.isDead()) await once(lost, 'exit')
      if (stopping.signal.aborted) return
      log.error({ worker: lost.process.pid }, 'a web worker died and is being replaced')
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      lost = fork()
      await beginWorker(lost, name, address).catch((error: unknown) => {
        log.error({ err: error }, "a web worker couldn't start")
        lost.kill('SIGKILL')
      })
    }
  }

  return {
    async begin(address) {
      const named = first.map((worker, at) => [worker, String(at + 1)] as const)
      const [listening] = await Promise.all(named.map(([worker, name]) => beginWorker(worker, name, address)))
      for (const [worker, name] of named) void replaceLost(worker, name, address)
      return listening ?? ''
    },
    measureWith: gathering.ownIs,
    async stop() {
      stopping.abort()
      await Promise.all(
        [...workers].map(async (worker) => {
          if (worker.isDead()) return
          const gone = once(worker, 'exit')
          tell(worker, { order: 'stop' })
          await gone
        }),
      )
    },
  }
}

function tell(worker: Worker, order: Order): void {
  if (worker.isConnected()) worker.send(order)
}

/** @param name of its place among the workers, which a follower takes over */
async function beginWorker(worker: Worker, name: string, address: DatabaseAddress): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const onExit = () => reject(new Error('A web worker ended before it was ready.'))
  const onMessage = (message: unknown) => {
    const { data } = reportSchema.safeParse(message)
    if (!data) return
    if ('fault' in data) reject(new Error(data.fault))
    else resolve(data.answersAt)
  }
  worker.once('exit', onExit).on('message', onMessage)
  try {
    if (worker.isDead()) onExit()
    else tell(worker, { order: 'begin', address, name })
    return await promise
  } finally {
    worker.off('exit', onExit).off('message', onMessage)
  }
}

/** Milliseconds that a worker gets to tell what it has measured; without it the page tells of the others. */
const patienceMs = 1000

interface MetricsGathering {
  /** Answers this worker's questions from now on. */
  listenTo(worker: Worker): void
  /** What this process, which asks the workers, measures itself: from now on, as after a restore. */
  ownIs(metrics: Metrics): void
}

/** In the process that started the workers: adds up for them what all of them have measured. */
function gatherMetrics(
  workers: ReadonlySet<Worker>,
  tell: (worker: Worker, order: Order) => void,
): MetricsGathering {
  const open = new Map<number, (report: MetricsReport) => void>()
  const addUp = addUpMetrics()
  let asked = 0
  let own: Metrics | null = null

  async function ask(worker: Worker): Promise<MetricsReport | null> {
    const ask = ++asked
    const { promise, resolve } = Promise.withResolvers<MetricsReport | null>()
    const timer = setTimeout(() => resolve(null), patienceMs)
    open.set(ask, resolve)
    tell(worker, { order: 'report-metrics', ask })
    return promise.finally(() => {
      clearTimeout(timer)
      open.delete(ask)
    })
  }

  async function answer(worker: Worker, question: number): Promise<void> {
    const asking = [...workers].map(async (each) => [each.id, await ask(each)] as const)
    const [report, ...others] = await Promise.all([own?.report(true), ...asking])
    const page = report ? await addUp(report, new Map(others)) : null
    tell(worker, { order: 'hear-metrics', ask: question, page })
  }

  return {
    listenTo(worker) {
      worker.on('message', (message: unknown) => {
        const { data } = metricsMessageSchema.safeParse(message)
        if (data?.about === 'own-metrics') open.get(data.ask)?.(data.report)
        else if (data) void answer(worker, data.ask).catch(() => {}) // it gives up waiting by itself
      })
    },
    ownIs(metrics) {
      own = metrics
    },
  }
}
