import { isLikelyAsked } from './is-likely-asked.ts'

/**
 * Chooses the page that keeps the contact information that all pages of a site repeat: the first page, or else one that
 * visitors ask about, or else the one with the shortest URL. Null if there are no pages.
 */
export function chooseContactPage(urls: readonly string[]): string | null {
  const byRank = urls.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || one.length - other.length || (one < other ? -1 : 1),
  )
  return byRank[0] ?? null
}

function rankOf(url: string): number {
  const { pathname, search } = new URL(url)
  if (pathname === '/' && search === '') return 0
  return isLikelyAsked(url, null) ? 1 : 2
}
