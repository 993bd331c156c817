import type { ChatSource } from '@parleykit/contract/chat'

/** A document or page with everything that an answer quotes from it. */
export interface QuotedSource {
  readonly title: string
  readonly url: string | null
  readonly quotes: readonly string[]
}

/** One entry a document or page, in the order in which they are first quoted. */
export function groupSources(sources: readonly ChatSource[]): QuotedSource[] {
  const groups = new Map<string, QuotedSource & { quotes: string[] }>()
  for (const { title, url, quote } of sources) {
    const key = JSON.stringify([title, url])
    const group = groups.get(key) ?? { title, url, quotes: [] }
    group.quotes.push(quote)
    groups.set(key, group)
  }
  return [...groups.values()]
}
