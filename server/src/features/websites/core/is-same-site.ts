/** The part of an address that two pages of one site share: its host but for `www.`, with a port that isn't the usual one. */
export function siteOf(address: string | URL): string {
  const { hostname, port } = new URL(address)
  return `${hostname.replace(/^www\./, '')}${port === '' ? '' : `:${port}`}`
}

/** Whether two absolute addresses are of one site; http and https are alike. */
export function isSameSite(one: string | URL, other: string | URL): boolean {
  return siteOf(one) === siteOf(other)
}
