import { blockedPorts } from './blocked-ports.ts'
import { FetchFault } from './fetch-fault.ts'
import { bareHost } from './private-hosts.ts'

/** Longer addresses aren't used by real pages. */
const lengthMax = 4096

/**
 * Normalizes an address for fetching: http or https, no user name, no port of another protocol, no fragment, no
 * trailing dot. Other spellings of IPv4 addresses (octal, hexadecimal, one number) become plain ones.
 * @throws FetchFault `invalid_url`
 */
export function readAddress(address: string, base?: URL): URL {
  const url = address.length > lengthMax ? null : URL.parse(address, base?.href)
  if (url === null) throw new FetchFault('invalid_url', "This isn't a valid web address.")
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFault('invalid_url', 'Only http and https addresses are allowed.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFault('invalid_url', "Addresses can't contain a username or password.")
  }
  if (blockedPorts.has(portOf(url))) {
    throw new FetchFault('invalid_url', `Port ${portOf(url)} isn't allowed.`)
  }
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  if (bareHost(url.hostname) === '' || url.hostname.endsWith('.')) {
    throw new FetchFault('invalid_url', "This isn't a valid web address.")
  }
  url.hash = ''
  return url
}

/** The port of an http or https address. */
export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
}
