/**
 * Whether a browser's Origin is among an agent's domains; an agent without domains allows all. `*.example.com` allows
 * every host below example.com; a port counts only where the domain names one.
 */
export function isAllowedOrigin(origin: string | undefined, domains: readonly string[]): boolean {
  if (origin === undefined || domains.length === 0) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname } = new URL(origin)
  return domains.some((domain) => {
    if (domain.startsWith('*.')) return hostname.endsWith(domain.slice(1))
    return domain === (domain.includes(':') ? host : hostname)
  })
}
