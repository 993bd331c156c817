import type { FastifyRequest } from 'fastify'

/** As long as a name may be (RFC 1035), and its port. */
const hostMax = 253 + 6

/**
 * The host of the website that asks, as its browser says it: nothing else of the address is read. Null where it says
 * none, or is this server itself.
 */
export function siteOfRequest({ headers, host }: FastifyRequest, ownOrigin: string): URL | null {
  const from = URL.parse(headers.referer ?? '') ?? URL.parse(headers.origin ?? '')
  if (!from || !/^https?:$/.test(from.protocol) || from.host === '' || from.host.length > hostMax) return null
  return from.origin === ownOrigin || from.host === host ? null : from
}
