import { FetchFault } from './fetch-fault.ts'
import { readAddress } from './read-address.ts'

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/**
 * A response's redirect target; null if it has none. Redirects never downgrade https to http: a target on the same host
 * is requested by https, since servers behind a proxy often don't know that they use it.
 * @throws FetchFault
 */
export function redirectTarget(status: number, location: string | null, from: URL): URL | null {
  if (!redirectStatuses.has(status) || location === null) return null
  const to = readAddress(Buffer.from(location, 'latin1').toString('utf8'), from)
  if (from.protocol === 'http:' || to.protocol === 'https:') return to
  if (to.hostname !== from.hostname || to.port !== '' || from.port !== '') {
    const message = "The website redirects from https to http, so it can't be read safely."
    throw new FetchFault('refused_redirect', message)
  }
  to.protocol = 'https:'
  return to
}
