import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/index.ts'

/** Counts and times all further responses by route pattern, since addresses contain IDs. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' }
    metrics.count('requests', { ...labels, status: String(reply.statusCode) })
    metrics.observe('requests', reply.elapsedTime / 1000, labels)
    if (request.refusedWith) metrics.count('refusals', { code: request.refusedWith })
  })
}
