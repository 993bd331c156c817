/** The host of an address with its port, but without path and query. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}
