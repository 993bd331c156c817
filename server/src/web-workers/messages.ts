import { z } from 'zod'
import { metricsReportSchema } from '../platform/metrics/index.ts'

const address = z.union([
  z.object({ connectionString: z.string() }),
  z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
])

/** Counts questions between two processes, so that an answer finds its own. */
const ask = z.number()

/** What a worker is told: to begin on a database that is open, to end, to tell what it measured, and what all have measured. */
export const orderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('begin'), address, name: z.string() }),
  z.object({ order: z.literal('stop') }),
  z.object({ order: z.literal('report-metrics'), ask }),
  z.object({
    order: z.literal('hear-metrics'),
    ask,
    page: z.object({ contentType: z.string(), text: z.string() }).nullable(),
  }),
])
export type Order = z.infer<typeof orderSchema>

/** What a worker tells once it has begun: where it answers, or why it can't. */
export const reportSchema = z.union([z.object({ answersAt: z.string() }), z.object({ fault: z.string() })])

/** What it asks and tells later on. */
export const metricsMessageSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('all-metrics'), ask }),
  z.object({ about: z.literal('own-metrics'), ask, report: metricsReportSchema }),
])
export type Report = z.infer<typeof reportSchema> | z.infer<typeof metricsMessageSchema>
