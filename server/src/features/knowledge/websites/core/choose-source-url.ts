import { websiteUrlMax } from '@parleykit/contract/base/limits'
import { canonicalUrl } from './canonical-url.ts'
import { isSameSite } from './is-same-site.ts'

/**
 * The URL that identifies a page: the one by which it names itself, unless that is on another site, or is the home page
 * for a page below it, a common mistake of sites.
 */
export function chooseSourceUrl(own: string, named: string | null): string {
  const canonical = named === null ? null : canonicalUrl(named, own)
  if (canonical === null || canonical.length > websiteUrlMax || !isSameSite(own, canonical)) return own
  const { pathname, search } = new URL(canonical)
  const isHome = pathname === '/' && search === ''
  return isHome && new URL(own).pathname !== '/' ? own : canonical
}
