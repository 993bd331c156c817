import { pageLimits } from '../page/page-limits.ts'

/** An absolute http or https address without its fragment; null for other schemes and invalid addresses. */
export function absoluteUrl(address: string | null | undefined, base: string): string | null {
  const trimmed = address?.trim()
  if (!trimmed) return null
  const url = URL.parse(trimmed, base)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null
  url.hash = ''
  return url.href.length <= pageLimits.url ? url.href : null
}
