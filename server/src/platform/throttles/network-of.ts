import ipaddr from 'ipaddr.js'

/** Of what a proxy may send instead of an address. */
const lengthMax = 64
/** Of all callers whose connection is gone: the system knows its address no more, whatever Fastify's types say. */
const unknownNetwork = 'unknown'

/**
 * The part of a client's address that stays the same: an IPv4 address as it is, also one written as IPv6, and of an
 * IPv6 address its /64, since who has one has all of it. What is no address comes back as it is, but short; callers who are gone share one name.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return unknownNetwork
  if (!ipaddr.isValid(address)) return address.slice(0, lengthMax)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%', 1)[0]}/64`)
  return `${network.toString()}/64`
}
