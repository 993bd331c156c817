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

/** Ports of other protocols, which browsers refuse to speak HTTP to (Fetch Standard, "port blocking"). */
const blockedPorts: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])
