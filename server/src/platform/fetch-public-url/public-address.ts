import ipaddr from 'ipaddr.js'

/** The only part of the IPv6 space that is allocated to the public internet. */
const globalUnicast: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR('2000::/3')
/** NAT64 with its well-known prefix: the last 32 bits are the IPv4 address. */
const nat64: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** A cloud's metadata service at an address that looks public. */
const cloudServices = new Set(['168.63.129.16'])

/**
 * Whether a literal address (without brackets) is on the public internet: not private, loopback, link-local,
 * carrier-grade NAT, multicast or reserved, or an IPv6 address that embeds such an IPv4 one.
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
