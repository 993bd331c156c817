/** The part of a URL that a site's pages share: the host without `www.`, and the port unless it is the default. */
export function siteOf(address: string | URL): string {
  const { hostname, port } = new URL(address)
  return `${hostname.replace(/^www\./, '')}${port === '' ? '' : `:${port}`}`
}

/** Whether two absolute URLs are on the same site; http and https count as the same. */
export function isSameSite(one: string | URL, other: string | URL): boolean {
  return siteOf(one) === siteOf(other)
}
