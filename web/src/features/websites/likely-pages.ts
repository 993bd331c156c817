import type { WebsiteMap } from '@parleykit/contract/websites'

/** More are seldom about what visitors ask, and somebody waits for the first answer. */
const mostPicked = 25

/**
 * The addresses to begin with: the first page and those that visitors ask about, in its language, as far as the plan goes.
 */
export function likelyPages({ pages, linksLeft }: WebsiteMap): string[] {
  const [first] = pages
  const language = first?.language ?? null
  const likely = pages.filter((page) => page !== first && page.likelyAsked && speaks(page.language, language))
  return [...(first ? [first] : []), ...likely]
    .filter(({ inKnowledge }) => !inKnowledge)
    .slice(0, Math.max(0, Math.min(mostPicked, linksLeft ?? mostPicked)))
    .map(({ url }) => url)
}

function speaks(language: string | null, wanted: string | null): boolean {
  return language === null || wanted === null || language === wanted
}
