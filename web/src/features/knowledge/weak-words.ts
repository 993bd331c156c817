import type { KnowledgeEntryWithText } from '@parleykit/contract/knowledge/knowledge'
import type { TextMatch } from './find-in-text.ts'

interface ShownText {
  readonly text: string
  /** Words that OCR wasn't sure of, in the order of the text. */
  readonly weakWords: readonly TextMatch[]
}

/** An entry's text without the marks ⟦ ⟧ of its weak words, and where these words are. */
export function findWeakWords({ text, readBy }: Pick<KnowledgeEntryWithText, 'text' | 'readBy'>): ShownText {
  if (readBy === null) return { text, weakWords: [] }
  const weakWords: TextMatch[] = []
  let shown = ''
  for (const [at, part] of text.split(/[⟦⟧]/).entries()) {
    if (at % 2 === 1) weakWords.push({ from: shown.length, to: shown.length + part.length })
    shown += part
  }
  return { text: shown, weakWords }
}
