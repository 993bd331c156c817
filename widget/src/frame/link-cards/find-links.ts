/** Links of one answer shown as cards. */
const linkCardsMax = 2

/** An address in a text; parentheses belong to it only in pairs. */
const address = /https?:\/\/(?:[^\s<>"'()[\]`|*]|\([^\s()]*\))+/g

const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g

/**
 * The first links of an answer, to show as cards. Skips links to its sources, which are already listed below it, and
 * addresses in code.
 */
export function findLinks(text: string, sourceUrls: readonly (string | null)[] = []): string[] {
  const known = new Set(sourceUrls.flatMap((url) => (url === null ? [] : pageOf(url))))
  const links = new Map<string, string>()
  for (const [found] of text.replace(code, ' ').matchAll(address)) {
    const link = found.replace(/(?<![.,;:!?…])[.,;:!?…]+$/, '')
    for (const page of pageOf(link)) if (!known.has(page) && !links.has(page)) links.set(page, link)
  }
  return [...links.values()].slice(0, linkCardsMax)
}

/** The page of an address, without its fragment; empty for an invalid address. */
function pageOf(link: string): string[] {
  try {
    const url = new URL(link)
    url.hash = ''
    return [url.href]
  } catch {
    return []
  }
}
