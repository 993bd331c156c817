import type { Sentence } from '../split-into-sentences.ts'
import { countTokens } from '../tokenize.ts'
import { asks, contextOf, endsLikeSentence, firstLineOf, isDelimiterRow, leadsIn } from './line-context.ts'
import { wordCount } from './read-sentences.ts'

/** Lines that belong together: a table's rows, a list's items, or short lines one below the other. */
export interface LineRun {
  /** The places of each line's sentences, in order. */
  readonly lines: readonly (readonly number[])[]
  /** The table's header, or the line that leads in. */
  readonly context: number | undefined
  /** Whether they are statements of their own, which only happen to stand one below the other. */
  readonly areStatements?: boolean
}

/** In words. */
const LONGEST_LINE = 20
const LONGEST_NAMED_LINE = 40
/** "Monday: …", "retries: …" */
const NAMED = /^(?:\*\*)?[\p{L}\p{N}][^:：.!?]{0,40}[:：](?:\*\*)?\s?\S/u

/** The run that the sentence at `place` is in, or leads in to; `undefined` for flowing text. */
export function runAt(text: string, sentences: readonly Sentence[], place: number): LineRun | undefined {
  const kind = sentences[place]?.kind
  const isList = kind === 'item' || kind === 'row'
  const lines =
    kind === 'prose' ? linesOfProse(text, sentences, place) : isList ? linesOfKind(sentences, place) : []
  if (lines.length > 1) {
    const first = lines[0]?.[0] ?? place
    const context = leadsIn(sentences, first) ? first : contextOf(sentences, lines.at(-1)?.[0] ?? place)
    return {
      context,
      lines: lines.filter(([at = -1]) => at !== context && !isDelimiterRow(sentences[at])),
      areStatements: kind === 'prose' && areStatements(sentences, lines),
    }
  }
  const next = sentences[place + 1]?.kind
  if (leadsIn(sentences, place) && (next === 'item' || next === 'row'))
    return runAt(text, sentences, place + 1)
  return undefined
}

/** Most of them end as sentences do: no list of what is of one kind. */
function areStatements(sentences: readonly Sentence[], lines: readonly (readonly number[])[]): boolean {
  const ended = lines.filter((line) => endsLikeSentence(sentences[line.at(-1) ?? -1]?.text ?? ''))
  return ended.length > lines.length / 2
}

/** Neighbours of the same kind, which is a line each. */
function linesOfKind(sentences: readonly Sentence[], place: number): number[][] {
  const first = firstLineOf(sentences, place)
  let last = Math.max(
    place,
    first + 1 < sentences.length && isDelimiterRow(sentences[first + 1]) ? first + 1 : place,
  )
  while (sentences[last + 1]?.kind === sentences[place]?.kind && !isDelimiterRow(sentences[last + 2])) last++
  return sentences.map((_, at) => [at]).slice(first, last + 1)
}

/**
 * Short lines of a paragraph, or such as begin with what they tell of; none where one of them is neither, or asks: then
 * the others answer it.
 */
function linesOfProse(text: string, sentences: readonly Sentence[], place: number): number[][] {
  const paragraph = paragraphAround(text, sentences, place)
  const lines: number[][] = []
  for (const at of paragraph) {
    const isNewLine = lines.length === 0 || between(text, sentences, at - 1).includes('\n')
    if (isNewLine) lines.push([at])
    else lines.at(-1)?.push(at)
  }
  const written = lines.map((line) =>
    text.slice(sentences[line[0] ?? 0]?.start, sentences[line.at(-1) ?? 0]?.end),
  )
  if (paragraph.some((at) => isQuestion(sentences[at]))) return []
  const isRun = written.every((line, at) => {
    const most = NAMED.test(line) ? LONGEST_NAMED_LINE : LONGEST_LINE
    return wordsOfLine(text, sentences, lines[at] ?? []) <= most
  })
  return isRun ? lines : []
}

/** With what its sentences leave out, such as a label. */
function wordsOfLine(text: string, sentences: readonly Sentence[], line: readonly number[]): number {
  let words = 0
  for (const [number, at] of line.entries()) {
    const sentence = sentences[at]
    if (!sentence) continue
    const gap = number === 0 ? '' : between(text, sentences, at - 1)
    words += wordCount(sentence) + (gap.trim() === '' ? 0 : countTokens(gap))
  }
  return words
}

/** The places of the sentences of flowing text that stand in one paragraph with the one at `place`. */
export function paragraphAround(text: string, sentences: readonly Sentence[], place: number): number[] {
  const joins = (at: number) =>
    sentences[at]?.kind === 'prose' &&
    sentences[at + 1]?.kind === 'prose' &&
    !/\n\s*\n/.test(between(text, sentences, at))
  let first = place
  while (joins(first - 1)) first--
  let last = place
  while (joins(last)) last++
  return sentences.map((_, at) => at).slice(first, last + 1)
}

/** What stands between the sentence at `at` and the next one. */
function between(text: string, sentences: readonly Sentence[], at: number): string {
  return text.slice(sentences[at]?.end ?? 0, sentences[at + 1]?.start ?? text.length)
}

function isQuestion(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && asks(sentence)
}
