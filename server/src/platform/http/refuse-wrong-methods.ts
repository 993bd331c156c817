import type { RouteDefinition } from '@parleykit/contract/base/route'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { DomainError } from '../domain-error/index.ts'

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Responds with 405 and the allowed methods if a path of the contract is called with another method. */
export function refuseWrongMethods(app: FastifyInstance, routes: readonly RouteDefinition[]): void {
  for (const [url, sharing] of Map.groupBy(routes, ({ path }) => path)) {
    const allowed = new Set<HTTPMethods>(sharing.map(({ method }) => method))
    const refused = methods.filter((method) => !allowed.has(method))
    app.route({
      method: refused,
      url,
      schema: { hide: true },
      config: { errorForm: sharing[0]?.errorForm },
      handler: async (request, reply) => {
        reply.header('allow', [...allowed].join(', '))
        throw new DomainError('method_not_allowed', `${request.method} isn't allowed here`)
      },
    })
  }
}
