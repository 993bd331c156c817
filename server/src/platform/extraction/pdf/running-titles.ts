import type { Line } from './fragment.ts'

const MIN_PAGES = 4
/** How many lines from the top and from the bottom of a page may be a running title. */
const REACH = 2

/** Leaves out page numbers and the headers and footers that stand on most pages. Short documents stay as they are. */
export function dropRunningTitles(pages: Line[][]): Line[][] {
  if (pages.length < MIN_PAGES) return pages
  const pagesOf = new Map<string, number>()
  for (const lines of pages) {
    for (const key of new Set(edges(lines).map(keyOf))) pagesOf.set(key, (pagesOf.get(key) ?? 0) + 1)
  }
  return pages.map((lines) => {
    const dropped = new Set(edges(lines).filter((line) => (pagesOf.get(keyOf(line)) ?? 0) > pages.length / 2))
    return lines.filter((line) => !dropped.has(line))
  })
}

function edges(lines: Line[]): Line[] {
  const byHeight = lines.toSorted((a, b) => a.y - b.y)
  return [...byHeight.slice(0, REACH), ...byHeight.slice(-REACH)]
}

/** Page numbers differ from page to page, and change sides in books. */
function keyOf(line: Line): string {
  return line.text.replace(/\d+/g, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
