import { z } from 'zod'

/** Values that aren't numbers (an average of nothing) arrive from another process as null. */
const number = z.union([z.number(), z.nan(), z.null().transform(() => Number.NaN)])

/** In the library's format. */
export const measuredSchema = z.array(
  z.object({
    name: z.string(),
    help: z.string(),
    type: z.string(),
    aggregator: z.string(),
    values: z.array(
      z.object({
        value: number,
        labels: z.record(z.string(), z.union([z.string(), z.number()])),
        metricName: z.string().optional(),
      }),
    ),
  }),
)

/** A process's report to another: its counters since it started, which only increase, and its current gauges. */
export const metricsReportSchema = z.object({ counted: measuredSchema, now: measuredSchema })
export type MetricsReport = z.output<typeof metricsReportSchema>
export type Measured = z.output<typeof measuredSchema>
