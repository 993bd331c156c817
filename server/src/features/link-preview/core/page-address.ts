/** Two ways of writing one address are one page: by the URL standard, and without what no server sees. */
export function pageAddress(url: string): string {
  const parsed = new URL(url)
  parsed.hash = ''
  return parsed.href
}
