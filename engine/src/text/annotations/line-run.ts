import { stepNumber } from '../markdown-lines.ts'
import type { Sentence } from '../split-into-sentences.ts'
import { countTokens } from '../tokenize.ts'
import { asks, contextOf, firstLineOf, isDelimiterRow, leadsIn } from './line-context.ts'
import { wordCount } from './quotable-sentences.ts'

/** Lines that belong together: a table's rows, a list's items, or consecutive short lines. */
export interface LineRun {
  /** The positions of each line's sentences, in order. */
  readonly lines: readonly (readonly number[])[]
  /** The table's header, or the introductory line. */
  readonly context: number | undefined
}

/** In words. */
const LONGEST_LINE = 20
const LONGEST_NAMED_LINE = 40
/** For numbered steps together. Longer lists are clauses, each of which can be shown alone. */
const MOST_WORDS_OF_STEPS = 160
/** "Monday: …", "retries: …" */
const NAMED = /^(?:\*\*)?[\p{L}\p{N}][^:：.!?]{0,40}[:：](?:\*\*)?\s?\S/u

/** The run that the sentence at `position` is in, or introduces; `undefined` for running text. */
export function runAt(text: string, sentences: readonly Sentence[], position: number): LineRun | undefined {
  const steps = stepsAround(text, sentences, position)
  if (steps.length > 0) return { context: contextOf(sentences, steps[0] ?? position), lines: [steps] }
  const kind = sentences[position]?.kind
  const isList = kind === 'item' || kind === 'row'
  const lines =
    kind === 'prose'
      ? linesOfProse(text, sentences, position)
      : isList
        ? linesOfKind(text, sentences, position)
        : []
  if (lines.length > 1) {
    const first = lines[0]?.[0] ?? position
    const context = leadsIn(sentences, first) ? first : contextOf(sentences, lines.at(-1)?.[0] ?? position)
    return {
      context,
      lines: lines.filter(([at = -1]) => at !== context && !isDelimiterRow(sentences[at])),
    }
  }
  const next = sentences[position + 1]?.kind
  if (leadsIn(sentences, position) && (next === 'item' || next === 'row'))
    return runAt(text, sentences, position + 1)
  return undefined
}

/** Whether there are numbered steps on both sides of the beginning of the line at `position`. */
export function tearsSteps(text: string, sentences: readonly Sentence[], position: number): boolean {
  const steps = sentences[position]?.kind === 'item' ? stepsAround(text, sentences, position) : []
  return steps.includes(position - 1)
}

/** The positions of all numbered steps around a position, with the text between them. None if there are no steps. */
function stepsAround(text: string, sentences: readonly Sentence[], position: number): number[] {
  const numbers = sentences.map(({ kind, text: own }) => (kind === 'item' ? stepNumber(own) : undefined))
  let first = -1
  let last = -1
  for (const [at, number] of numbers.entries()) {
    const isNested = first >= 0 && indentAt(text, sentences, at) > indentAt(text, sentences, first)
    if (number === undefined || isNested) continue
    if (number === (numbers[last] ?? -1) + 1) last = at
    else if (first <= position && position <= last) break
    else first = last = at
  }
  if (first === last) return []
  while (
    sentences[last + 1]?.kind === 'item' &&
    indentAt(text, sentences, last + 1) > indentAt(text, sentences, first)
  )
    last++
  const steps = sentences.slice(first, last + 1)
  const words = steps.reduce((sum, step) => sum + wordCount(step), 0)
  return position < first || position > last || words > MOST_WORDS_OF_STEPS
    ? []
    : steps.map((_, at) => first + at)
}

/** Spaces before a line. */
function indentAt(text: string, sentences: readonly Sentence[], at: number): number {
  const start = sentences[at]?.start ?? 0
  return start - 1 - text.lastIndexOf('\n', start - 1)
}

/** Adjacent lines of the same kind, together with the items below each. */
function linesOfKind(text: string, sentences: readonly Sentence[], position: number): number[][] {
  const first = firstLineOf(sentences, position)
  let last = Math.max(
    position,
    first + 1 < sentences.length && isDelimiterRow(sentences[first + 1]) ? first + 1 : position,
  )
  while (sentences[last + 1]?.kind === sentences[position]?.kind && !isDelimiterRow(sentences[last + 2]))
    last++
  const lines: number[][] = []
  const indent = indentAt(text, sentences, first)
  for (let at = first; at <= last; at++) {
    const isNested = sentences[at]?.kind === 'item' && indentAt(text, sentences, at) > indent
    const above = isNested ? lines.at(-1) : undefined
    if (above) above.push(at)
    else lines.push([at])
  }
  return lines
}

/**
 * Short lines of a paragraph, or lines that begin with a label. None if one of them is neither, or is a question, since
 * the other lines then answer it.
 */
function linesOfProse(text: string, sentences: readonly Sentence[], position: number): number[][] {
  const paragraph = paragraphAround(text, sentences, position)
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

/** Includes the text that its sentences leave out, such as a label. */
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

/** The positions of the sentences of running text in the same paragraph as the one at `position`. */
export function paragraphAround(text: string, sentences: readonly Sentence[], position: number): number[] {
  const joins = (at: number) =>
    sentences[at]?.kind === 'prose' &&
    sentences[at + 1]?.kind === 'prose' &&
    !/\n\s*\n/.test(between(text, sentences, at))
  let first = position
  while (joins(first - 1)) first--
  let last = position
  while (joins(last)) last++
  return sentences.map((_, at) => at).slice(first, last + 1)
}

/** The text between the sentence at `at` and the next one. */
function between(text: string, sentences: readonly Sentence[], at: number): string {
  return text.slice(sentences[at]?.end ?? 0, sentences[at + 1]?.start ?? text.length)
}

function isQuestion(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && asks(sentence)
}
