import { gauges } from './catalogue.ts'
import type { MetricsPage } from './metrics.ts'
import { type Measured, type MetricsReport, measuredSchema } from './metrics-report.ts'

/**
 * One page of what processes report.
 * @param own of the process that asks the others
 * @param asked of the others, each under a key that no other one ever has, and null where it didn't answer; null where there
 * are no others, and this one answers requests itself
 */
export type AddUp = (
  own: MetricsReport,
  asked: ReadonlyMap<number, MetricsReport | null> | null,
) => Promise<MetricsPage>

/**
 * Adds up what processes have counted. What one had counted when it last answered stays in the sum while it is silent and
 * when it is gone: Prometheus takes a sum that falls for a new beginning, and would count all of it once more.
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
