import type { SearchResult } from '../../../retrieval/core/index.ts'
import { rankCandidates } from '../choose-sentences.ts'
import { type AnswerPassage, findCandidates } from '../weigh-evidence.ts'

/** The sentence of a cited passage that answers best, word for word; null when it has none that can answer. */
export function quoteForSource(search: SearchResult, passage: AnswerPassage): string | null {
  const found = [{ hit: { passageId: passage.passageId, entryId: 0, score: 1 }, passage }]
  const [best] = rankCandidates(findCandidates(search.question, found))
  const quote = best?.sentence.text ?? ''
  return quote !== '' && passage.text.includes(quote) ? quote : null
}
