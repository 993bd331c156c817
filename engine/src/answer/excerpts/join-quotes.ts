import { innermostHeading } from '../../text/innermost-heading.ts'
import { cellsOf } from '../../text/markdown-lines.ts'
import { contextOf, isDelimiterRow } from '../../text/reading/line-context.ts'
import type { Sentence } from '../../text/split-into-sentences.ts'
import type { Excerpt } from './choose-sentences.ts'

/**
 * Joins excerpts into a reply in Markdown: a paragraph for each passage, its sentences in their order; list items keep
 * lines of their own, table rows make a table where they have a header, else a list.
 */
export function joinQuotes(excerpts: readonly Excerpt[]): string {
  const topics = new Set(excerpts.flatMap((excerpt) => (excerpt.isLines ? [topicOf(excerpt)] : [])))
  const written = excerpts.map((excerpt) => {
    const topic = excerpt.isLines && (topics.size > 1 || isTable(excerpt)) ? topicOf(excerpt) : ''
    const above = excerpt.question ?? topic
    return (above === '' ? '' : `**${above}**\n\n`) + joinSentences(excerpt) + (excerpt.isCut ? '\n\n…' : '')
  })
  return written.join('\n\n')
}

/** Columns are named by their header, and the table by the heading above it. */
function isTable({ sentences }: Excerpt): boolean {
  return sentences.every(({ kind }) => kind === 'row')
}

/** Lines from several places are named by the headings that they stand under. */
function topicOf({ passage }: Excerpt): string {
  return innermostHeading(passage.heading).replaceAll(/[*_#]/g, '').trim()
}

function joinSentences({ passage, sentences }: Excerpt): string {
  let reply = ''
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1]
    if (before) reply += gapBetween(passage.text, before, sentence)
    reply += sentence.kind === 'row' ? sayRow(sentences, at) : sentence.text
  }
  return reply
}

/** Markdown knows a table by its row of dashes, which documents other than Markdown don't have. */
function sayRow(sentences: readonly Sentence[], at: number): string {
  const row = sentences[at]
  if (!row) return ''
  if (isDelimiterRow(row) || isDelimiterRow(sentences[at + 1])) return row.text
  if (sentences[contextOf(sentences, at) ?? -1]?.kind === 'row') return row.text
  const cells = cellsOf(row.text)
  const below = sentences[at + 1]
  if (below?.kind === 'row' && contextOf(sentences, at + 1) === at)
    return `${row.text}\n|${'---|'.repeat(cells.length)}`
  const [first = '', ...rest] = cells.filter((cell) => cell !== '')
  return rest.length === 0 ? `- ${first}` : `- ${first.replace(/:$/, '')}: ${rest.join(' · ')}`
}

/**
 * What stands between two neighbours in the passage itself (nothing in Chinese or Japanese); else what reads well, with
 * lines and paragraphs kept apart.
 */
function gapBetween(text: string, before: Sentence, sentence: Sentence): string {
  if (before.kind !== sentence.kind)
    return before.kind === 'prose' && sentence.kind === 'item' ? '\n' : '\n\n'
  const between = text.slice(before.end, sentence.start)
  if (sentence.start >= before.end && between.trim() === '') return between
  if (sentence.kind !== 'prose') return '\n'
  return /\n\s*\n/.test(between) ? '\n\n' : between.includes('\n') ? '\n' : ' '
}
