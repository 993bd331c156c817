import { websiteHeader } from '@parleykit/contract/limits'

const hostMax = 255

interface Headers {
  readonly origin?: string | undefined
  readonly [websiteHeader]?: string | string[] | undefined
}

/**
 * The website that a call comes from, as its browser says it: what the chat frame tells of the page around it, else its
 * Origin. For the owner's eyes alone, since whoever calls can say anything. Null where it is this server, or unknown.
 */
export function websiteOf(headers: Headers, ownHost: string): string | null {
  const told = headers[websiteHeader]
  const address = typeof told === 'string' ? `http://${told}` : (headers.origin ?? '')
  if (address.length > hostMax || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return host === '' || host === ownHost ? null : host
}
