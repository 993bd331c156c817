import { websiteUrlMax } from '@parleykit/contract/limits'
import { canonicalUrl } from './canonical-url.ts'
import { isSameSite } from './is-same-site.ts'

/**
 * The address that a page is known by: the one that it names itself by, unless that is of another site, or the home page
 * for a page below it, which is what sites name by mistake.
 */
export function chooseSourceUrl(own: string, named: string | null): string {
  const canonical = named === null ? null : canonicalUrl(named, own)
  if (canonical === null || canonical.length > websiteUrlMax || !isSameSite(own, canonical)) return own
  const { pathname, search } = new URL(canonical)
  const isHome = pathname === '/' && search === ''
  return isHome && new URL(own).pathname !== '/' ? own : canonical
}
