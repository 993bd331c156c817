import { DomainError } from '../platform/domain-error/index.ts'
import type { MetricsPage } from '../platform/metrics/index.ts'
import type { Report } from './messages.ts'

/** Milliseconds that the starter gets; it waits for a second itself. Half the figures would be taken for a fall. */
const patienceMs = 5000

interface MetricsOfAll {
  /** @throws DomainError where the starter doesn't answer in time */
  read(): Promise<MetricsPage | null>
  /** Takes the answer to a question. */
  hear(ask: number, page: MetricsPage | null): void
}

/** In a worker: asks the process that started it for the figures of all. */
export function collectWorkerMetrics(tell: (report: Report) => void): MetricsOfAll {
  const open = new Map<number, (page: MetricsPage | null) => void>()
  let asked = 0
  return {
    read() {
      const ask = ++asked
      const { promise, resolve, reject } = Promise.withResolvers<MetricsPage | null>()
      const timer = setTimeout(
        () => reject(new DomainError('not_ready', 'Not all processes are responding right now.')),
        patienceMs,
      )
      open.set(ask, resolve)
      tell({ about: 'all-metrics', ask })
      return promise.finally(() => {
        clearTimeout(timer)
        open.delete(ask)
      })
    },
    hear: (ask, page) => open.get(ask)?.(page),
  }
}
