/** The host of an address with its port, to name it without what else it carries. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}
