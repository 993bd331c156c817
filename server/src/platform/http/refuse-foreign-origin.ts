import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error/index.ts'
import { isPublicApi } from './answers/public-api.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changing requests that another site's page makes with the visitor's cookies (CSRF). Requests without an
 * Origin don't come from a page. The public API ignores cookies and is open to all.
 */
export function refuseForeignOrigin(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method) || isPublicApi(request.url)) return
    if (!isOwnOrigin(request, publicUrl)) {
      throw new DomainError('origin_not_allowed', "Requests from other websites aren't allowed here")
    }
  })
}

/** Whether the request comes from a page of this server (scheme, host and port), or not from a page at all. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const origin = request.headers.origin
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol, origin: exact } = new URL(origin)
  const own = publicUrl === null ? null : new URL(publicUrl)
  if (host === own?.host) return exact === own.origin
  // A page loaded over TLS may reach a server behind a proxy that doesn't say so. The reverse isn't a page of this
  // server.
  return host === request.host && (protocol === `${request.protocol}:` || protocol === 'https:')
}
