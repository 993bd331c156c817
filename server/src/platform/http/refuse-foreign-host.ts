import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../../config/config.ts'
import { DomainError } from '../domain-error/index.ts'

/** Probes and collectors request these by internal host names. Nothing secret is available there without a token. */
const openPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Refuses requests for host names other than the server's own, if the operator has set PUBLIC_URL. Otherwise a website
 * whose name is resolved to this server (DNS rebinding) could read its pages as its own. IP addresses and loopback
 * names are never refused, since they can't be rebound.
 */
export function refuseForeignHost(
  app: FastifyInstance,
  { publicUrl, widgetBaseUrl, allowedHosts }: Pick<Config, 'publicUrl' | 'widgetBaseUrl' | 'allowedHosts'>,
): void {
  if (publicUrl === null) return
  const own = [publicUrl, ...(widgetBaseUrl === null ? [] : [widgetBaseUrl])].map(
    (url) => new URL(url).hostname,
  )
  const hosts = new Set([...own, ...allowedHosts])
  let isTold = false
  app.addHook('onRequest', async (request) => {
    const host = hostNameOf(request)
    if (host === '' || isAddress(host) || isLoopback(host) || hosts.has(host)) return
    if (openPaths.has(request.url.split('?', 1)[0] ?? '')) return
    if (!isTold) {
      isTold = true
      request.log.warn(
        { host },
        'A request for a host name that is not the one of PUBLIC_URL was refused. If this server has that name too, add it to ALLOWED_HOSTS.',
      )
    }
    throw new DomainError(
      'host_not_allowed',
      'This server does not answer to this host name. Its operator can add it to ALLOWED_HOSTS.',
    )
  })
}

/**
 * In lower case, without port and trailing dot. Uses the forwarded host of a trusted proxy. Empty if the request names
 * none.
 */
function hostNameOf(request: FastifyRequest): string {
  return (request.hostname ?? '').toLowerCase().replace(/\.$/, '')
}

function isAddress(host: string): boolean {
  return ipaddr.isValid(host.replace(/^\[(.*)\]$/, '$1'))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost')
}
