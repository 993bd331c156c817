import type { ChatSource } from '@parleykit/contract/chat/chat'
import type { UrlCitation } from '@parleykit/contract/chat/completions/completions'

/** Makes annotations for sources with an address. Each covers the quote if the answer has it, else the whole answer. */
export function urlCitations(answer: string, sources: readonly ChatSource[]): UrlCitation[] {
  return sources.flatMap(({ title, url, quote }) => {
    if (url === null) return []
    const at = quote === '' ? -1 : answer.indexOf(quote)
    const [start, end] = at < 0 ? [0, answer.length] : [at, at + quote.length]
    return { type: 'url_citation', url_citation: { start_index: start, end_index: end, title, url } }
  })
}
