/** A website's host, as URL and a page's location have it. */
export interface WebsiteHost {
  /** With the port, where it isn't the usual one. */
  readonly host: string
  readonly hostname: string
}

/**
 * Whether a website is among an agent's domains; an agent without domains allows all. `*.example.com` allows every host
 * below example.com; a port counts only where the domain names one.
 */
export function isAllowedHost({ host, hostname }: WebsiteHost, domains: readonly string[]): boolean {
  if (domains.length === 0) return true
  return domains.some((domain) => {
    if (domain.startsWith('*.')) return hostname.endsWith(domain.slice(1))
    return domain === (domain.includes(':') ? host : hostname)
  })
}
