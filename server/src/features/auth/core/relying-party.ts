/** The site that passkeys belong to. */
export interface RelyingParty {
  /** The host that they belong to: the relying party ID of WebAuthn. */
  readonly rpId: string
  readonly origin: string
}

interface Address {
  readonly publicUrl: string | null
  readonly host: string
  readonly port: number
}

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * The site for passkeys, from the operator's configuration and never from a request. Null if browsers don't support
 * them there: at an IP address, and over http except on localhost.
 */
export function relyingParty({ publicUrl, host, port }: Address): RelyingParty | null {
  const ownMachine = loopbackHosts.has(host) ? `http://localhost:${port}` : null
  const address = publicUrl ?? ownMachine
  if (address === null) return null
  const { protocol, hostname, origin } = new URL(address)
  const isIpAddress = /^\d+\.\d+\.\d+\.\d+$|^\[/.test(hostname)
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isIpAddress || (protocol !== 'https:' && !isOwnMachine)) return null
  return { rpId: hostname, origin }
}
