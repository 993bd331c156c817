import { websiteHeader } from '@parleykit/contract/base/request-headers'

const hostMax = 255

interface Headers {
  readonly origin?: string | undefined
  readonly [websiteHeader]?: string | string[] | undefined
}

/**
 * The website that a call comes from, according to the browser: the page that the chat frame reports, else its Origin.
 * For display to the owner only, since callers can send anything. Null if it is this server or unknown.
 */
export function websiteOf(headers: Headers, ownHost: string): string | null {
  const told = headers[websiteHeader]
  const address = typeof told === 'string' ? `http://${told}` : (headers.origin ?? '')
  if (address.length > hostMax || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return host === '' || host === ownHost ? null : host
}
