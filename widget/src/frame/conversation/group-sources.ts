import type { ChatSource } from '@parleykit/contract/chat'

/** A document or page with everything that an answer quotes from it. */
export interface QuotedSource {
  readonly title: string
  /** Opens a web page at the first of the quotes. */
  readonly url: string | null
  readonly quotes: readonly string[]
  /** Its numbers where the answer cites them, such as `[1][3]`; else `''`. */
  readonly marks: string
}

/** One entry a document or page, in the order in which they are first quoted. */
export function groupSources(sources: readonly ChatSource[], text = ''): QuotedSource[] {
  const groups = new Map<string, QuotedSource & { quotes: string[]; marks: string }>()
  for (const [index, { title, url, quote }] of sources.entries()) {
    const mark = `[${index + 1}]`
    // The addresses of one page differ in the quote that they open it at.
    const key = JSON.stringify([title, url?.replace(/#?:~:.*/, '')])
    const group = groups.get(key) ?? { title, url, quotes: [], marks: '' }
    group.quotes.push(quote)
    if (text.includes(mark)) group.marks += mark
    groups.set(key, group)
  }
  return [...groups.values()]
}
