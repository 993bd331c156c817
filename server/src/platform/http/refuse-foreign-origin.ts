import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changing requests that a page of another site makes with the visitor's cookies. Requests without an
 * Origin come from no page. Paths below `openPrefix` take no cookies' word and stay open to all.
 */
export function refuseForeignOrigin(
  app: FastifyInstance,
  publicUrl: string | null,
  openPrefix: string,
): void {
  app.addHook('onRequest', async (request) => {
    if (readingMethods.has(request.method) || request.url.startsWith(openPrefix)) return
    if (!isOwnOrigin(request, publicUrl)) {
      throw new ApiError('origin_not_allowed', 'Requests from another website are not allowed here')
    }
  })
}

/** Whether the request comes from a page of this server, or from no page at all. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const origin = request.headers.origin
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === request.host || (publicUrl !== null && host === new URL(publicUrl).host)
}
