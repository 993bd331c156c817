import { compareAnswers } from '@parleykit/engine/similarity/compare-answers'
import { detectLanguage } from '../../retrieval/index.ts'
import type { CuratedAnswerRow } from './tables.ts'

/** A note for the owner if the knowledge now says the same as a curated answer, or other numbers; else null. */
export function compareWithKnowledge(row: CuratedAnswerRow, quotes: readonly string[]): string | null {
  const language = detectLanguage(`${row.question}\n${row.answer}`)
  const verdict = compareAnswers(row.answer, quotes, language)
  switch (verdict.kind) {
    case 'same':
      return 'The knowledge now gives this answer too, so you may not need it anymore.'
    case 'other-numbers':
      return `The knowledge has different numbers, and visitors who phrase the question differently get those: “${verdict.quote}”`
    case 'unclear':
      return null
  }
}
