import { z } from 'zod'

const address = z.union([
  z.object({ connectionString: z.string() }),
  z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
])

/** What a worker is told: to begin on a database that is open, and to end. */
export const orderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('begin'), address }),
  z.object({ order: z.literal('stop') }),
])
export type Order = z.infer<typeof orderSchema>

/** What a worker tells once it has begun: where it answers, or why it can't. */
export const reportSchema = z.union([z.object({ answersAt: z.string() }), z.object({ fault: z.string() })])
export type Report = z.infer<typeof reportSchema>
