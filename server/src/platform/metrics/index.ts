export { counters, durations, gauges } from './catalogue.ts'
export type { Metrics, SetGauge } from './metrics.ts'
export { openMetrics } from './open-metrics.ts'
