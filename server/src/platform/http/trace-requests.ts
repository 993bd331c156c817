import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { DomainError } from '../domain-error/index.ts'
import type { Telemetry } from '../telemetry/index.ts'

/** Pages and their files would bury the rest. */
const tracedPrefixes = ['/api/', '/v1/', '/mcp/']

/**
 * Makes a trace of each request to the API from now on, and of all that it starts, by the pattern of its route: an address has
 * ids and searches in it. A `traceparent` is believed of the proxies alone, where the operator says that they set it.
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
    // Also where the visitor goes away before the end, of which Fastify tells nobody.
    reply.raw.once('close', () => {
      const { refusedWith } = request
      trace.note({ status: reply.statusCode, ...(refusedWith && { refusal: refusedWith }) })
      trace.end(reply.statusCode >= 500 ? new DomainError(refusedWith ?? 'internal_error', '') : undefined)
    })
    // Over reading a body Fastify keeps it up by itself.
    trace.within(done)
  })
}
