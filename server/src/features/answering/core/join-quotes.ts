import type { Sentence } from '../../retrieval/core/index.ts'
import type { Excerpt } from './choose-sentences.ts'

/**
 * Joins excerpts into a reply in Markdown: a paragraph for each passage, its sentences as they are read; list items and
 * table rows keep lines of their own.
 */
export function joinQuotes(excerpts: readonly Excerpt[]): string {
  return excerpts.map(joinSentences).join('\n\n')
}

function joinSentences({ passage, sentences }: Excerpt): string {
  let reply = ''
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1]
    if (before) reply += gapBetween(passage.text, before, sentence)
    reply += sentence.text
  }
  return reply
}

/** What stands between two neighbours in the passage itself (nothing in Chinese or Japanese); else what reads well. */
function gapBetween(text: string, before: Sentence, sentence: Sentence): string {
  const between = text.slice(before.end, sentence.start)
  if (between.trim() === '') return between
  if (before.kind !== sentence.kind) return '\n\n'
  return sentence.kind === 'prose' ? ' ' : '\n'
}
