import { isAllowedHost } from '@parleykit/contract/publish/is-allowed-host'

/** Whether a browser's Origin is among an agent's domains. Programs send none and are allowed. */
export function isAllowedOrigin(origin: string | undefined, domains: readonly string[]): boolean {
  if (origin === undefined || domains.length === 0) return true
  return URL.canParse(origin) && isAllowedHost(new URL(origin), domains)
}
