import { isAllowedHost } from '@parleykit/contract/is-allowed-host'

/** What a request is held against. */
export interface KnownHosts {
  /** As the request names the server, with its port. */
  readonly host: string
  /** The server's public address; null where it isn't known. */
  readonly publicUrl: string | null
  /** Those that the agent's owner has listed. */
  readonly domains: readonly string[]
}

/**
 * Whether a page may speak to an agent as assistants do: one of a domain that its owner has listed, or the server's own.
 * A name may lead to this server that its owner knows nothing of (DNS rebinding), so without a public address the server
 * is itself by its number, or as localhost, alone. What is no page sends no Origin.
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
