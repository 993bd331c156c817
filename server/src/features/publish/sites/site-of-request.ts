import type { FastifyRequest } from 'fastify'

/** Maximum length of a host name (RFC 1035) with its port. */
const hostMax = 253 + 6

/**
 * The website that sends the request, as reported by the browser. Only its host is used. Null if it isn't reported or
 * is this server.
 */
export function siteOfRequest({ headers, host }: FastifyRequest, ownOrigin: string): URL | null {
  const from = URL.parse(headers.referer ?? '') ?? URL.parse(headers.origin ?? '')
  if (!from || !/^https?:$/.test(from.protocol) || from.host === '' || from.host.length > hostMax) return null
  return from.origin === ownOrigin || from.host === host ? null : from
}
