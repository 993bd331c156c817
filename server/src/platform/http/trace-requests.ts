import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { DomainError } from '../domain-error/index.ts'
import type { Telemetry } from '../telemetry/index.ts'

/** Pages and their files would bury everything else. */
const tracedPrefixes = ['/api/', '/v1/', '/mcp/']

/**
 * Traces all further API requests with everything that they start, by route pattern, since addresses contain IDs and
 * searches. A `traceparent` is accepted only from proxies, if the operator says that they set it.
 */
export function traceRequests(
  app: FastifyInstance,
  telemetry: Telemetry,
  { telemetry: config, trustProxy }: Pick<Config, 'telemetry' | 'trustProxy'>,
): void {
  const proxies = config?.followsProxies && trustProxy !== null ? trustProxy.split(',') : []
  const isProxy = proxies.length > 0 ? compile(proxies.map((each) => each.trim())) : () => false
  const callerOf = ({ headers, socket }: FastifyRequest) => {
    const { traceparent } = headers
    const isBelieved = typeof traceparent === 'string' && isProxy(socket.remoteAddress ?? '', 0)
    return isBelieved ? traceparent : undefined
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!tracedPrefixes.some((prefix) => request.url.startsWith(prefix))) return done()
    const about = { method: request.method, route: request.routeOptions.url ?? 'none' }
    const trace = telemetry.beginTrace('request', about, callerOf(request))
    // Also if the visitor leaves early, which Fastify doesn't report.
    reply.raw.once('close', () => {
      const { refusedWith } = request
      trace.note({ status: reply.statusCode, ...(refusedWith && { refusal: refusedWith }) })
      trace.end(reply.statusCode >= 500 ? new DomainError(refusedWith ?? 'internal_error', '') : undefined)
    })
    // Fastify itself keeps the context while reading a body.
    trace.within(done)
  })
}
