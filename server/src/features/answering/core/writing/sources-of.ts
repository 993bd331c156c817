import type { ChatSource } from '@parleykit/contract/chat'
import type { SearchResult } from '../../../retrieval/core/index.ts'
import type { Quote } from '../compose-answer.ts'
import type { AnswerPassage } from '../weigh-evidence.ts'
import { quoteForSource } from './quote-for-source.ts'

interface SourcePassage extends AnswerPassage {
  readonly url: string | null
}

/** A source for each cited passage, in their order; one without a sentence that can answer shows its beginning. */
export function citedSources(search: SearchResult, cited: readonly SourcePassage[]): ChatSource[] {
  return cited.map((passage) => ({
    title: passage.title,
    url: passage.url,
    quote: quoteForSource(search, passage) ?? passage.text.slice(0, LONGEST_QUOTE).toWellFormed(),
  }))
}

const LONGEST_QUOTE = 300

/** A source for each quote of the embedded answer. */
export function quotedSources(quotes: readonly Quote[], passages: readonly SourcePassage[]): ChatSource[] {
  return quotes.flatMap(({ passageId, quote }) => {
    const passage = passages.find((candidate) => candidate.passageId === passageId)
    return passage ? [{ title: passage.title, url: passage.url, quote }] : []
  })
}
