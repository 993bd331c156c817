import { gauges } from './catalogue.ts'
import type { MetricsPage } from './metrics.ts'
import { type Measured, type MetricsReport, measuredSchema } from './metrics-report.ts'

/**
 * Combines the reports of processes into one page.
 * @param own report of the process that asks the others
 * @param asked reports of the others, each under a key that is never reused, and null if one didn't answer; null if
 * there are no others, and this process answers requests itself
 */
export type AddUp = (
  own: MetricsReport,
  asked: ReadonlyMap<number, MetricsReport | null> | null,
) => Promise<MetricsPage>

/**
 * Adds up the counters of processes. The last counts of a silent or ended process stay in the sum: Prometheus treats a
 * falling counter as a restart, and would count everything again.
 */
export function addUpMetrics(): AddUp {
  const last = new Map<number, Measured>()
  let ended: Measured = []
  return async (own, asked) => {
    const { AggregatorRegistry } = await import('prom-client')
    const add = (all: readonly Measured[]) => AggregatorRegistry.aggregate([...all])
    const others = [...(asked ?? [])]
    for (const [key, report] of others) if (report) last.set(key, report.counted)
    for (const [key, counted] of last) {
      if (asked?.has(key)) continue
      last.delete(key)
      ended = measuredSchema.parse(await add([ended, counted]).getMetricsAsJSON())
    }
    const answered = others.flatMap(([, report]) => report ?? [])
    const all = add([
      own.counted,
      ended,
      ...last.values(),
      own.now,
      ...answered.map(({ now }) => now),
      asked ? webWorkers(answered.length, asked.size - answered.length) : webWorkers(1, 0),
    ])
    return { contentType: all.contentType, text: await all.metrics() }
  }
}

function webWorkers(answered: number, silent: number): Measured {
  const { name, help } = gauges.webWorkers
  const values = [
    { value: answered, labels: { state: 'answered' } },
    { value: silent, labels: { state: 'silent' } },
  ]
  return [{ name, help, type: 'gauge', aggregator: 'first', values }]
}
