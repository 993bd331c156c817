import type { ChatSource } from '@parleykit/contract/chat'
import type { Quote } from '../compose-answer.ts'
import type { AnswerPassage } from '../weigh-evidence.ts'

interface SourcePassage extends AnswerPassage {
  readonly url: string | null
}

const LONGEST_QUOTE = 300

/** A source for each cited passage, in their order; one without a sentence that can answer shows its beginning. */
export function citedSources(
  bestSentences: ReadonlyMap<number, string>,
  cited: readonly SourcePassage[],
): ChatSource[] {
  return cited.map(({ passageId, title, url, text }) => {
    const best = bestSentences.get(passageId)
    const isThere = best !== undefined && text.includes(best)
    return { title, url, quote: isThere ? best : text.slice(0, LONGEST_QUOTE).toWellFormed() }
  })
}

/** A source for each quote of the embedded answer. */
export function quotedSources(quotes: readonly Quote[], passages: readonly SourcePassage[]): ChatSource[] {
  return quotes.flatMap(({ passageId, quote }) => {
    const passage = passages.find((candidate) => candidate.passageId === passageId)
    return passage ? [{ title: passage.title, url: passage.url, quote }] : []
  })
}
