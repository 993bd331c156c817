import type { Counters, Durations, Gauges, LabelsOf } from './catalogue.ts'
import type { MetricsReport } from './metrics-report.ts'

export type SetGauge = <N extends keyof Gauges>(name: N, value: number, labels: LabelsOf<Gauges[N]>) => void

/** Whose gauges a source sets: this process', or those of the machine and the database, which one process tells for all of a server. */
export type MetricsOf = 'process' | 'installation'

/** Everything in Prometheus' text format. */
export interface MetricsPage {
  readonly contentType: string
  readonly text: string
}

/** What this process measures of itself; where nobody may ask for it, all of it does nothing. */
export interface Metrics {
  count<N extends keyof Counters>(name: N, labels: LabelsOf<Counters[N]>, by?: number): void
  observe<N extends keyof Durations>(name: N, seconds: number, labels: LabelsOf<Durations[N]>): void
  /** Has `source` set gauges whenever somebody asks; one that fails leaves its gauges out. */
  watch(of: MetricsOf, source: (set: SetGauge) => Promise<void>): void
  /** What this process has measured, for the one that adds up; `withInstallation` where no other tells of that. */
  report(withInstallation: boolean): Promise<MetricsReport>
  /** Of all processes of this server; null where METRICS_TOKEN isn't set. */
  read(): Promise<MetricsPage | null>
}

export const noMetrics: Metrics = {
  count() {},
  observe() {},
  watch() {},
  report: async () => ({ counted: [], now: [] }),
  read: async () => null,
}
