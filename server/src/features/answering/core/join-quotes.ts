import type { Sentence } from '../../retrieval/core/index.ts'
import type { Excerpt } from './choose-sentences.ts'

/**
 * Joins excerpts into a reply in Markdown: a paragraph for each passage, its sentences as they are read; list items and
 * table rows keep lines of their own.
 */
export function joinQuotes(excerpts: readonly Excerpt[]): string {
  return excerpts.map(({ sentences }) => joinSentences(sentences)).join('\n\n')
}

function joinSentences(sentences: readonly Sentence[]): string {
  let reply = ''
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1]
    if (before) reply += before.kind !== sentence.kind ? '\n\n' : sentence.kind === 'prose' ? ' ' : '\n'
    reply += sentence.text
  }
  return reply
}
