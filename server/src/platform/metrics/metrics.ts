import type { Counters, Durations, Gauges, LabelsOf } from './catalogue.ts'
import type { MetricsReport } from './metrics-report.ts'

export type SetGauge = <N extends keyof Gauges>(name: N, value: number, labels: LabelsOf<Gauges[N]>) => void

/**
 * The scope of a source's gauges: this process, or the machine and database, which one process reports for the whole
 * server.
 */
export type MetricsOf = 'process' | 'installation'

/** Everything in Prometheus' text format. */
export interface MetricsPage {
  readonly contentType: string
  readonly text: string
}

/** This process's metrics. Does nothing if nobody may read them. */
export interface Metrics {
  count<N extends keyof Counters>(name: N, labels: LabelsOf<Counters[N]>, by?: number): void
  observe<N extends keyof Durations>(name: N, seconds: number, labels: LabelsOf<Durations[N]>): void
  /** Calls `source` to set gauges on every request. If it fails, its gauges are left out. */
  watch(of: MetricsOf, source: (set: SetGauge) => Promise<void>): void
  /** This process's report, for the process that adds them up. `withInstallation` if no other reports those gauges. */
  report(withInstallation: boolean): Promise<MetricsReport>
  /** The report of all processes of this server; null if METRICS_TOKEN isn't set. */
  read(): Promise<MetricsPage | null>
}

export const noMetrics: Metrics = {
  count() {},
  observe() {},
  watch() {},
  report: async () => ({ counted: [], now: [] }),
  read: async () => null,
}
