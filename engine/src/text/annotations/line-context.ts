import { cellsOf, isRowOfDashes } from '../markdown-lines.ts'
import type { Sentence } from '../split-into-sentences.ts'
import { CITATION } from '../strip-citation-marks.ts'
import { wordCount } from './quotable-sentences.ts'

const LEADS_IN = /[:：]$/
const ENDS_LIKE_A_SENTENCE = /[.!?…。！？؟।]["'”’)\]]*$/u
/** In words. */
const LONGEST_TITLE = 8

/** Whether this is the delimiter row below a table's header. */
export function isDelimiterRow(sentence: Sentence | undefined): boolean {
  return sentence?.kind === 'row' && isRowOfDashes(sentence.text)
}

/**
 * The position of the line that a table row or list item depends on: its table's header, or the sentence that
 * introduces its lines. `undefined` if there is none.
 */
export function contextOf(sentences: readonly Sentence[], position: number): number | undefined {
  const kind = sentences[position]?.kind
  if (kind !== 'row' && kind !== 'item') return undefined
  const first = firstLineOf(sentences, position)
  if (kind === 'row' && isHeader(sentences, first)) return position > first ? first : undefined
  return leadsIn(sentences, first - 1) ? first - 1 : undefined
}

/** The position at which the list or table of the line at `position` begins. */
export function firstLineOf(sentences: readonly Sentence[], position: number): number {
  const kind = sentences[position]?.kind
  let first = position
  while (sentences[first - 1]?.kind === kind && !isDelimiterRow(sentences[first + 1])) first--
  return first
}

/**
 * Whether the text that follows belongs to the sentence at `position`: it ends with a colon, or is like a title above a
 * list.
 */
export function leadsIn(sentences: readonly Sentence[], position: number): boolean {
  const sentence = sentences[position]
  if (sentence?.kind !== 'prose') return false
  if (LEADS_IN.test(sentence.text)) return true
  const next = sentences[position + 1]?.kind
  if (next !== 'item' && next !== 'row') return false
  return !ENDS_LIKE_A_SENTENCE.test(sentence.text) && wordCount(sentence) <= LONGEST_TITLE
}

/**
 * Whether the row at `first` is its table's header: a delimiter row follows, or, if a document has none, it has no
 * digits and the rows below it do.
 */
function isHeader(sentences: readonly Sentence[], first: number): boolean {
  if (isDelimiterRow(sentences[first + 1])) return true
  const header = sentences[first]?.text ?? ''
  if (sentences[first - 1]?.kind === 'row' || FIGURE.test(header)) return false
  const next = sentences[first + 1]
  return (
    next?.kind === 'row' && FIGURE.test(next.text) && cellsOf(next.text).length === cellsOf(header).length
  )
}

const FIGURE = /\p{N}/u

const ASKS = new RegExp(`[?？؟][*_)"”»]*(?:\\s?${CITATION})*$`, 'u')

/** Whether this ends with a question mark. */
export function asks(sentence: Sentence): boolean {
  return endsAsking(sentence.text)
}

/** Whether a text ends with a question mark. */
export function endsAsking(text: string): boolean {
  return ASKS.test(text)
}

/** A line that is entirely bold. */
const TITLE = /^(?:\*\*[^*]+\*\*|__[^_]+__)[:：]?$/

/** Whether a sentence is entirely bold. */
export function isTitle({ text }: Sentence): boolean {
  return TITLE.test(text)
}

/**
 * Whether the sentence can answer. Delimiter rows, table headers, questions, titles above something, and introductions
 * to nothing can't.
 */
export function canAnswer(sentences: readonly Sentence[], position: number): boolean {
  const next = sentences[position + 1]
  if (isDelimiterRow(sentences[position])) return false
  if (sentences[position]?.kind === 'row' && isHeader(sentences, position)) return false
  const text = sentences[position]?.text ?? ''
  return !ASKS.test(text) && (next ? !TITLE.test(text) : !LEADS_IN.test(text))
}
