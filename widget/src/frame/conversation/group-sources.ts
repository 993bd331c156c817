import type { ChatSource } from '@parleykit/contract/chat/chat'

/** A document or page with all quotes that an answer takes from it. */
export interface QuotedSource {
  readonly title: string
  /** Opens a web page at the first of the quotes. */
  readonly url: string | null
  readonly quotes: readonly string[]
  /** Its citation numbers in the answer, such as `[1][3]`; else `''`. */
  readonly marks: string
}

/** Groups the sources by document or page, in the order of their first quotes. */
export function groupSources(sources: readonly ChatSource[], text = ''): QuotedSource[] {
  const groups = new Map<string, QuotedSource & { quotes: string[]; marks: string }>()
  for (const [index, { title, url, quote }] of sources.entries()) {
    const mark = `[${index + 1}]`
    // Addresses of one page differ in the text fragment that points to the quote.
    const key = JSON.stringify([title, url?.replace(/#?:~:.*/, '')])
    const group = groups.get(key) ?? { title, url, quotes: [], marks: '' }
    group.quotes.push(quote)
    if (text.includes(mark)) group.marks += mark
    groups.set(key, group)
  }
  return [...groups.values()]
}
