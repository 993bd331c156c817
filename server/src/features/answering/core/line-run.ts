import { countTokens, type Sentence } from '../../retrieval/core/index.ts'
import { contextOf, isDelimiterRow, isLeadIn } from './line-context.ts'

/** Lines that belong together: a table's rows, a list's items, or short lines one below the other. Places are of sentences. */
export interface LineRun {
  readonly places: readonly number[]
  /** The table's header, or the line that leads in. */
  readonly context: number | undefined
}

const LONGEST_LINE = 14

/** The run that the sentence at `place` is a line of, or leads in to; `undefined` for flowing text. */
export function runAt(text: string, sentences: readonly Sentence[], place: number): LineRun | undefined {
  const inRun = (at: number) => isLineLike(text, sentences, at)
  if (isLeadIn(sentences[place]) && !inRun(place)) {
    const kind = sentences[place + 1]?.kind
    return kind === 'item' || kind === 'row' ? runAt(text, sentences, place + 1) : undefined
  }
  if (!inRun(place)) return undefined
  const isNeighbour = (a: number, b: number) =>
    inRun(b) && sentences[a]?.kind === sentences[b]?.kind && !hasBlankLine(text, sentences, a, b)
  let first = place
  while (isNeighbour(first, first - 1)) first--
  let last = place
  while (isNeighbour(last, last + 1)) last++
  if (first === last) return undefined
  const context = isLeadIn(sentences[first]) ? first : contextOf(sentences, last)
  const places = sentences.map((_, at) => at).slice(first, last + 1)
  return { context, places: places.filter((at) => at !== context && !isDelimiterRow(sentences[at])) }
}

/** Lists may have blank lines between their items; of other lines, what a blank line parts is apart. */
function hasBlankLine(text: string, sentences: readonly Sentence[], a: number, b: number): boolean {
  if (sentences[a]?.kind !== 'prose') return false
  const [from, to] = [sentences[Math.min(a, b)]?.end, sentences[Math.max(a, b)]?.start]
  return /\n\s*\n/.test(text.slice(from, to))
}

/** Whether the sentence is a row, an item, or a short line of its own. */
function isLineLike(text: string, sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences[at]
  if (!sentence || sentence.kind === 'code') return false
  if (sentence.kind !== 'prose') return true
  const before = text.slice(sentences[at - 1]?.end ?? 0, sentence.start)
  const next = sentences[at + 1]
  const after = next ? text.slice(sentence.end, next.start) : '\n'
  const isWholeLine = (at === 0 || before.includes('\n')) && after.includes('\n')
  return isWholeLine && countTokens(sentence.text) <= LONGEST_LINE
}
