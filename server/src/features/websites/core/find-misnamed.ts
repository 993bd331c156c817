import { pageKey } from './scope.ts'

interface ReadAddress {
  /** As it was asked for. */
  readonly url: string
  /** That the page names as its own. */
  readonly sourceUrl: string
  readonly title: string
}

/**
 * The pages that name an address as their own which others name too, or `known` ones have, though they are called
 * otherwise and lie elsewhere: websites do so by mistake, and all of their pages would be one.
 */
export function findMisnamed<Page extends ReadAddress>(
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
