import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/index.ts'

/** Counts and times what the app answers from now on, by the pattern of its route: an address would have ids in it. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' }
    metrics.count('requests', { ...labels, status: String(reply.statusCode) })
    metrics.observe('requests', reply.elapsedTime / 1000, labels)
    if (request.refusedWith) metrics.count('refusals', { code: request.refusedWith })
  })
}
