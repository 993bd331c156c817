/** A website's host, as in URL and Location. */
export interface WebsiteHost {
  /** With the port, unless it is the default. */
  readonly host: string
  readonly hostname: string
}

/**
 * Whether a website is among an agent's domains; without domains, all are allowed. `*.example.com` allows every host
 * below example.com. A port matters only if the domain has one.
 */
export function isAllowedHost({ host, hostname }: WebsiteHost, domains: readonly string[]): boolean {
  if (domains.length === 0) return true
  return domains.some((domain) => {
    if (domain.startsWith('*.')) return hostname.endsWith(domain.slice(1))
    return domain === (domain.includes(':') ? host : hostname)
  })
}
