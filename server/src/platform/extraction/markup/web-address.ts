import { websiteUrlMax } from '@parleykit/contract/base/limits'

const protocols = ['http:', 'https:']

/**
 * A page's address as another server gives it, in its normal form. Null if it isn't absolute with http or https, which
 * browsers would run or open otherwise, or if it is too long.
 */
export function webAddress(given: string): string | null {
  const url = URL.parse(given)
  if (!url || !protocols.includes(url.protocol) || url.href.length > websiteUrlMax) return null
  return url.href
}
