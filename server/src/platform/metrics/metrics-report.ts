import { z } from 'zod'

/** Numbers that aren't (an average of nothing) come as null from another process. */
const number = z.union([z.number(), z.nan(), z.null().transform(() => Number.NaN)])

/** As the library tells what it has measured. */
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

/** What one process tells another: what it has counted since it began, which only grows, and what it is like now. */
export const metricsReportSchema = z.object({ counted: measuredSchema, now: measuredSchema })
export type MetricsReport = z.output<typeof metricsReportSchema>
export type Measured = z.output<typeof measuredSchema>
