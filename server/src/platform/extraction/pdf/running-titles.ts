import type { TextLine } from './fragment.ts'

/** How many lines from the top and from the bottom of a page may be a running title. */
const REACH = 2
const MIN_PAGES = 4
/** A title changes with the chapter, so it needn't be on every page. */
const MIN_SHARE = 0.3

/**
 * Removes page numbers and repeated headers and footers. Their words (an address, a phone number) are kept once, as a
 * last page. Pages with few lines, and lines in larger type than the page's text, are kept.
 */
export function dropRunningTitles(pages: TextLine[][]): TextLine[][] {
  const pagesOf = new Map<string, number>()
  for (const lines of pages) {
    for (const key of new Set(edges(lines).map(keyOf))) pagesOf.set(key, (pagesOf.get(key) ?? 0) + 1)
  }
  const enough = Math.max(MIN_PAGES, MIN_SHARE * pages.length)
  const titles = new Map<string, TextLine>()
  const kept = pages.map((lines) => {
    const dropped = new Set(edges(lines).filter((line) => (pagesOf.get(keyOf(line)) ?? 0) >= enough))
    for (const line of dropped) if (!titles.has(keyOf(line))) titles.set(keyOf(line), line)
    return lines.filter((line) => !dropped.has(line))
  })
  return [...kept, [...titles.values()].filter(({ text }) => /\p{L}/u.test(text))]
}

function edges(lines: TextLine[]): TextLine[] {
  if (lines.length <= 2 * REACH) return []
  const byHeight = lines.toSorted((a, b) => a.y - b.y)
  const largest = 1.1 * (lines.map(({ size }) => size).sort((a, b) => a - b)[lines.length >> 1] ?? 0)
  return [...byHeight.slice(0, REACH), ...byHeight.slice(-REACH)].filter(({ size }) => size <= largest)
}

/** Page numbers vary between pages, and alternate sides in books. */
function keyOf(line: TextLine): string {
  return line.text.replace(/\d+/g, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
