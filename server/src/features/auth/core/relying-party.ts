/** Where passkeys are made and used. */
export interface RelyingParty {
  /** The host that they belong to, which WebAuthn calls the relying party's id. */
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
 * Where passkeys work, by what the operator says and never by what a request says of itself; null where browsers have
 * none: at an IP address, and over http but for this machine's own name.
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
