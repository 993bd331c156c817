import { pageLimits } from '../page/page-limits.ts'

/**
 * Resolves a link against a page's address, without its fragment. Null for invalid or too long addresses, other
 * schemes than http and https, and addresses with a user name or password.
 */
export function absoluteUrl(address: string | null | undefined, base: string): string | null {
  const trimmed = address?.trim()
  if (!trimmed) return null
  const url = URL.parse(trimmed, base)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null
  url.hash = ''
  return url.href.length <= pageLimits.url ? url.href : null
}
