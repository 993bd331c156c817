import type { ChatSource } from '@parleykit/contract/chat/chat'
import type { Quote } from '@parleykit/engine/answer/compose-answer'
import type { AnswerPassage } from '@parleykit/engine/text/annotations/answer-passage'
import { quotableSentences } from '@parleykit/engine/text/annotations/quotable-sentences'
import { linkToQuote } from './link-to-quote.ts'

export interface SourcePassage extends AnswerPassage {
  readonly url: string | null
}

/**
 * A source for each cited passage, in order. It quotes the sentence that supports the answer, or else the passage's
 * first sentence, or else its text.
 */
export function citedSources(
  cited: readonly SourcePassage[],
  quoteOf: (passage: SourcePassage, number: number) => string | undefined,
): ChatSource[] {
  return cited.flatMap((passage, at) => {
    const best = quoteOf(passage, at + 1)
    if (best !== undefined && passage.text.includes(best)) return toSource(passage, best)
    return toSource(passage, quotableSentences(passage)[0]?.text ?? passage.text)
  })
}

/** A source for each quote of the embedded answer. Adjacent sentences are joined into one. */
export function quotedSources(quotes: readonly Quote[], passages: readonly SourcePassage[]): ChatSource[] {
  const textOf = (passageId: number) => passages.find((it) => it.passageId === passageId)?.text ?? ''
  return joinNeighbours(quotes, textOf).flatMap(({ passageId, quote }) => {
    const passage = passages.find((candidate) => candidate.passageId === passageId)
    return passage ? toSource(passage, quote) : []
  })
}

function joinNeighbours(quotes: readonly Quote[], textOf: (passageId: number) => string): Quote[] {
  const joined: Quote[] = []
  for (const each of quotes) {
    const last = joined.at(-1)
    const both = last?.passageId === each.passageId ? `${last.quote} ${each.quote}` : null
    const areNeighbours = both !== null && textOf(each.passageId).includes(both)
    if (areNeighbours) joined[joined.length - 1] = { ...each, quote: both }
    else joined.push(each)
  }
  return joined
}

/** Returns nothing if the quote isn't in its passage. Links to a web page open at the quote. */
function toSource({ title, url, text }: SourcePassage, quote: string): ChatSource[] {
  if (!text.includes(quote)) return []
  return [{ title, url: url === null ? null : linkToQuote(url, quote, text), quote }]
}
