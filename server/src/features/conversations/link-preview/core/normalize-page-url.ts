/** Normalizes an address by the URL standard, without the fragment, so that each page has one address. */
export function normalizePageUrl(url: string): string {
  const parsed = new URL(url)
  parsed.hash = ''
  return parsed.href
}
