import type { MappedPage, WebsiteMap } from '@parleykit/contract/knowledge/websites/websites'

/**
 * Returns the addresses that are ticked initially: all pages that aren't in the knowledge yet. If the plan has too few
 * links left, returns the ones that visitors most likely ask about.
 */
export function preselectPages({ pages, linksLeft }: Pick<WebsiteMap, 'pages' | 'linksLeft'>): string[] {
  const unread = pages.filter(({ inKnowledge }) => !inKnowledge)
  const most = Math.max(0, linksLeft ?? unread.length)
  const chosen = unread.length <= most ? unread : byLikelihood(unread, pages).slice(0, most)
  return chosen.map(({ url }) => url)
}

/**
 * The start page, then likely topics and the pages below them, then other pages in its language, shallow ones first.
 */
function byLikelihood(unread: readonly MappedPage[], [start, ...rest]: readonly MappedPage[]): MappedPage[] {
  const language = start?.language ?? null
  const asked = rest.filter(({ likelyAsked }) => likelyAsked).map(({ url }) => folderOf(url))
  const rankOf = (page: MappedPage) => {
    if (page === start) return 0
    if (page.language !== null && language !== null && page.language !== language)
      return page.likelyAsked ? 4 : 5
    if (page.likelyAsked) return 1
    return asked.some((folder) => page.url.startsWith(folder)) ? 2 : 3
  }
  return unread
    .map((page) => ({ page, rank: rankOf(page), depth: depthOf(page.url) }))
    .sort((one, other) => one.rank - other.rank || one.depth - other.depth)
    .map(({ page }) => page)
}

/** The prefix of the addresses of pages below this one. */
function folderOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname.replace(/(?:\.\w{2,5}|\/)$/, '')}/`
}

function depthOf(url: string): number {
  return new URL(url).pathname.split('/').filter(Boolean).length
}
