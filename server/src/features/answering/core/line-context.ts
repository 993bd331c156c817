import type { Sentence } from '../../retrieval/core/index.ts'

const DELIMITER_ROW = /^\|[\s:|-]+\|?$/
const LEADS_IN = /[:：]$/

/** Whether this is the row of dashes below a table's header. */
export function isDelimiterRow(sentence: Sentence | undefined): boolean {
  return sentence?.kind === 'row' && DELIMITER_ROW.test(sentence.text)
}

/**
 * The place of the line that a table row or a list item can't be understood without: its table's header, or the sentence
 * that leads in to its list; `undefined` where there is none.
 */
export function contextOf(sentences: readonly Sentence[], place: number): number | undefined {
  const kind = sentences[place]?.kind
  if (kind !== 'row' && kind !== 'item') return undefined
  let first = place
  while (sentences[first - 1]?.kind === kind) first--
  if (kind === 'row') return isDelimiterRow(sentences[first + 1]) && place > first + 1 ? first : undefined
  const before = sentences[first - 1]
  return before?.kind === 'prose' && LEADS_IN.test(before.text) ? first - 1 : undefined
}

/** The places of the list items that the sentence at `place` leads in to; none where it leads in to nothing. */
export function itemsLedInBy(sentences: readonly Sentence[], place: number): number[] {
  const items: number[] = []
  if (!LEADS_IN.test(sentences[place]?.text ?? '')) return items
  for (let at = place + 1; sentences[at]?.kind === 'item'; at++) items.push(at)
  return items
}

const ASKS = /[?？؟]$/

/** Whether the sentence can answer: rows of dashes, table headers and questions with something after them can't. */
export function canAnswer(sentences: readonly Sentence[], place: number): boolean {
  const next = sentences[place + 1]
  if (isDelimiterRow(sentences[place]) || isDelimiterRow(next)) return false
  return next === undefined || !ASKS.test(sentences[place]?.text ?? '')
}
