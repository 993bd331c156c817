import ipaddr from 'ipaddr.js'

/** Of the IPv6 space only this part is handed out to machines of the public internet. */
const globalUnicast: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR('2000::/3')
/** NAT64 by its well-known prefix: the IPv4 address stands in the last 32 bits. */
const nat64: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** The service of a cloud for its own machines, on an address that looks public. */
const cloudServices = new Set(['168.63.129.16'])

/**
 * Whether a literal address (without brackets) is one of the public internet: not private, loopback, link-local,
 * shared by carriers, multicast, reserved, or such an IPv4 address inside of an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return isPublicIpv4(parsed)
  if (parsed.match(nat64)) return isPublicIpv4(new ipaddr.IPv4(parsed.toByteArray().slice(12)))
  return parsed.range() === 'unicast' && parsed.match(globalUnicast)
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !cloudServices.has(address.toString())
}
