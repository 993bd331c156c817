import type { Counters, Durations, Gauges, LabelsOf } from './catalogue.ts'

export type SetGauge = <N extends keyof Gauges>(name: N, value: number, labels: LabelsOf<Gauges[N]>) => void

/** What this process measures of itself; where nobody may ask for it, all of it does nothing. */
export interface Metrics {
  count<N extends keyof Counters>(name: N, labels: LabelsOf<Counters[N]>, by?: number): void
  observe<N extends keyof Durations>(name: N, seconds: number, labels: LabelsOf<Durations[N]>): void
  /** Has `source` set gauges whenever somebody asks; one that fails leaves its gauges out. */
  watch(source: (set: SetGauge) => Promise<void>): void
  /** Everything in Prometheus' text format; null where METRICS_TOKEN isn't set. */
  read(): Promise<{ readonly contentType: string; readonly text: string } | null>
}

export const noMetrics: Metrics = { count() {}, observe() {}, watch() {}, read: async () => null }
