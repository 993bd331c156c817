import type { Worker } from 'node:cluster'
import { addUpMetrics, type Metrics, type MetricsReport } from '../platform/metrics/index.ts'
import { metricsMessageSchema, type Order } from './messages.ts'

/** Milliseconds that a worker gets to tell what it has measured; without it the page tells of the others. */
const patienceMs = 1000

interface MetricsGathering {
  /** Answers this worker's questions from now on. */
  listenTo(worker: Worker): void
  /** What this process, which asks the workers, measures itself: from now on, as after a restore. */
  ownIs(metrics: Metrics): void
}

/** In the process that started the workers: adds up for them what all of them have measured. */
export function gatherMetrics(
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
