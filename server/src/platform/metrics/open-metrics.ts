import type * as prometheus from 'prom-client'
import { addUpMetrics } from './add-up-metrics.ts'
import { counters, durations, gauges } from './catalogue.ts'
import { type Metrics, type MetricsOf, type MetricsPage, noMetrics, type SetGauge } from './metrics.ts'
import { measuredSchema } from './metrics-report.ts'

/** Metrics of Node and the process. They survive a restore, after which all others start again. */
let ofProcess: prometheus.Registry | null = null

/** Identifies this process if a server has several. */
export interface MetricsPlace {
  /** Its value of the label `worker`. */
  readonly worker: string
  /** Asks the process that adds up all reports; null in that process, which nobody asks by HTTP. */
  readonly readAll: (() => Promise<MetricsPage | null>) | null
}

/**
 * Opens the metrics of this process. The library is loaded only if METRICS_TOKEN is set.
 * @param place null if this process is the whole server
 */
export async function openMetrics(token: string | null, place: MetricsPlace | null = null): Promise<Metrics> {
  if (token === null) return noMetrics
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const labelsOfProcess = place ? { worker: place.worker } : {}
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
    ofProcess.setDefaultLabels(labelsOfProcess)
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
  const sources: { readonly of: MetricsOf; readonly source: (set: SetGauge) => Promise<void> }[] = []

  /** In a fresh registry, so that a gauge that isn't set has no value instead of an old one. */
  async function readGauges(of: MetricsOf): Promise<prometheus.Registry> {
    const now = new Registry()
    if (of === 'process') now.setDefaultLabels(labelsOfProcess)
    const set: SetGauge = (key, value, given) => {
      const { name, help, labels } = gauges[key]
      const known = now.getSingleMetric(name)
      const options = { name, help, labelNames: [...labels], registers: [now] }
      const isCounted = name.endsWith('_total')
      const made = known ?? (isCounted ? new Counter(options) : new Gauge(options))
      if (made instanceof Counter) made.inc({ ...given }, value)
      else if (made instanceof Gauge) made.set({ ...given }, value)
    }
    await Promise.allSettled(sources.map((each) => each.of === of && each.source(set)))
    return now
  }

  const process = ofProcess
  const measure = async (registry: prometheus.Registry) =>
    measuredSchema.parse(await registry.getMetricsAsJSON())
  const report: Metrics['report'] = async (withInstallation) => {
    const ofNow = [process, await readGauges('process')]
    if (withInstallation) ofNow.push(await readGauges('installation'))
    const now = (await Promise.all(ofNow.map(measure))).flat()
    // Each has its own labels, or is reported by a single process, so nothing is added up.
    return { counted: await measure(own), now: now.map((each) => ({ ...each, aggregator: 'first' })) }
  }
  const addUp = addUpMetrics()
  return {
    count: (name, labels, by = 1) => counts.get(name)?.inc({ ...labels }, by),
    observe: (name, seconds, labels) => times.get(name)?.observe({ ...labels }, seconds),
    watch: (of, source) => {
      sources.push({ of, source })
    },
    report,
    read: place?.readAll ?? (async () => addUp(await report(true), null)),
  }
}
