import ipaddr from 'ipaddr.js'

/** Maximum length of anything else that a proxy may send in place of an address. */
const lengthMax = 64
/**
 * The name for all callers whose connection is gone: the system no longer knows their address, whatever Fastify's types
 * say.
 */
const unknownNetwork = 'unknown'

/**
 * The stable part of a client's address: an IPv4 address unchanged, even if written as IPv6, and the /64 of an IPv6
 * address, since its holder has all of it. Anything else is returned truncated. Callers who are gone share one name.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return unknownNetwork
  if (!ipaddr.isValid(address)) return address.slice(0, lengthMax)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%', 1)[0]}/64`)
  return `${network.toString()}/64`
}
