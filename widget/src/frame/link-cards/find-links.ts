import { linkCardsMax } from '@parleykit/contract/limits'

/** An address in a text; round brackets belong to it in pairs. */
const address = /https?:\/\/(?:[^\s<>"'()[\]`|*]|\([^\s()]*\))+/g

const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g

/**
 * The first web addresses that an answer links to, as cards are shown for them. What its sources lead to stands below it
 * already, and addresses in code are no links.
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

/** The page behind an address, whatever part of it is meant; nothing for what is no address. */
function pageOf(link: string): string[] {
  try {
    const url = new URL(link)
    url.hash = ''
    return [url.href]
  } catch {
    return []
  }
}
