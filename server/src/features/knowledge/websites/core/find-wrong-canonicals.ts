import { pageKey } from './scope.ts'

interface ReadAddress {
  /** The requested URL. */
  readonly url: string
  /** The URL that the page names as its own. */
  readonly sourceUrl: string
  readonly title: string
}

/**
 * Finds pages that name a URL as their own that other pages or `known` ones also name, although their titles and
 * addresses differ. Websites do so by mistake, and all of these pages would become one.
 */
export function findWrongCanonicals<Page extends ReadAddress>(
  pages: readonly Page[],
  known: readonly ReadAddress[],
): Page[] {
  return pages.filter(({ url, sourceUrl, title }) => {
    if (pathOf(url) === pathOf(sourceUrl)) return false
    return [...pages, ...known].some(
      (other) => other.sourceUrl === sourceUrl && other.url !== url && other.title !== title,
    )
  })
}

const pathOf = (address: string) => pageKey(address).split('?', 1)[0]
