import { isAllowedHost } from '@parleykit/contract/publish/is-allowed-host'

/** Hosts that a request's origin is compared with. */
export interface KnownHosts {
  /** The request's Host, with its port. */
  readonly host: string
  /** The server's public address; null if unknown. */
  readonly publicUrl: string | null
  /** Allowed domains that the agent's owner has listed. */
  readonly domains: readonly string[]
}

/**
 * Whether a page may speak to an agent as an assistant: a page of a domain that the owner has listed, or of this
 * server. A foreign name can resolve to this server (DNS rebinding), so without a public address only its IP address
 * and localhost count as this server. Callers other than pages send no Origin.
 */
export function isKnownOrigin(origin: string | undefined, { host, publicUrl, domains }: KnownHosts): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  if (domains.length > 0 && isAllowedHost(page, domains)) return true
  if (publicUrl !== null && page.host === new URL(publicUrl).host) return true
  return page.host === host && isNumberOrLocal(page.hostname)
}

function isNumberOrLocal(hostname: string): boolean {
  return hostname === 'localhost' || /^(?:\d{1,3}\.){3}\d{1,3}$/.test(hostname) || hostname.startsWith('[')
}
