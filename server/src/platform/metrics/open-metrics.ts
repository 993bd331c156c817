import type * as prometheus from 'prom-client'
import { counters, durations, gauges } from './catalogue.ts'
import { type Metrics, noMetrics, type SetGauge } from './metrics.ts'

/** Of Node and the process: they outlive a restore, after which the rest begins anew. */
let ofProcess: prometheus.Registry | null = null

/** Opens what measures this process; the library is loaded only where METRICS_TOKEN lets somebody read it. */
export async function openMetrics(token: string | null): Promise<Metrics> {
  if (token === null) return noMetrics
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  const own = new Registry()
  const counts = new Map<string, prometheus.Counter>()
  const times = new Map<string, prometheus.Histogram>()
  for (const [key, { name, help, labels }] of Object.entries(counters))
    counts.set(key, new Counter({ name, help, labelNames: [...labels], registers: [own] }))
  for (const [key, { name, help, labels, buckets }] of Object.entries(durations)) {
    const options = { name, help, labelNames: [...labels], buckets: [...buckets] }
    times.set(key, new Histogram({ ...options, registers: [own] }))
  }
  const sources: ((set: SetGauge) => Promise<void>)[] = []

  /** In a registry of this moment's, so that a gauge that nothing sets shows no value, rather than an old one. */
  async function readGauges(): Promise<prometheus.Registry> {
    const now = new Registry()
    const set: SetGauge = (key, value, given) => {
      const { name, help, labels } = gauges[key]
      const known = now.getSingleMetric(name)
      const options = { name, help, labelNames: [...labels], registers: [now] }
      const isCounted = name.endsWith('_total')
      const made = known ?? (isCounted ? new Counter(options) : new Gauge(options))
      if (made instanceof Counter) made.inc({ ...given }, value)
      else if (made instanceof Gauge) made.set({ ...given }, value)
    }
    await Promise.allSettled(sources.map((source) => source(set)))
    return now
  }

  const process = ofProcess
  return {
    count: (name, labels, by = 1) => counts.get(name)?.inc({ ...labels }, by),
    observe: (name, seconds, labels) => times.get(name)?.observe({ ...labels }, seconds),
    watch: (source) => {
      sources.push(source)
    },
    async read() {
      const all = Registry.merge([process, own, await readGauges()])
      return { contentType: all.contentType, text: await all.metrics() }
    },
  }
}
