import { endsOnAbbreviation } from './abbreviations.ts'
import { fenceOf, isItem, isRow } from './markdown-lines.ts'
import { leadingCitationsLength } from './strip-citation-marks.ts'

/** A part of a passage that makes sense alone. `text` is exactly `passage.slice(start, end)`. */
export interface Sentence {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: 'prose' | 'item' | 'row' | 'code'
  /** Set if the words were already counted. */
  readonly wordCount?: number
}

const LONGEST_SENTENCE = 1200
const CLAUSE_END =
  /(?<=[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]) (?=[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])/gu
/** Closing marks of bold or italics. */
const CLOSING_MARKS = /^(?:\*{2,3}|_{2,3})(?=\s|$)/
const LONGEST_MARKS = 4
/** In characters. */
const SHORTEST_CLAUSES = 100
/** The segmenter puts an opening bracket after a sentence with that sentence, and the rest with the next one. */
const TORN_BRACKETS = /\p{Ps}{1,4}$/u
/** For all citations after one sentence, in characters. */
const LONGEST_CITATIONS = 100
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Splits a passage's text into sentences, list items, table rows and whole code blocks, in order, without blank ones.
 */
export function splitIntoSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let codeStart = -1
  forEachLine(text, (start, end) => {
    const line = text.slice(start, end)
    if (fenceOf(line) !== undefined) {
      if (codeStart < 0) codeStart = start
      else {
        add(sentences, text, codeStart, end, 'code')
        codeStart = -1
      }
    } else if (codeStart >= 0) return
    else if (isRow(line)) add(sentences, text, start, end, 'row')
    else if (isItem(line) && line.length <= LONGEST_SENTENCE) add(sentences, text, start, end, 'item')
    else addProse(sentences, text, start, end)
  })
  if (codeStart >= 0) add(sentences, text, codeStart, text.length, 'code')
  return sentences
}

/** Like `splitIntoSentences`, but reads everything as prose. No piece has more than 1,200 characters. */
export function splitProse(text: string): Sentence[] {
  const sentences: Sentence[] = []
  forEachLine(text, (start, end) => addProse(sentences, text, start, end))
  return sentences
}

function forEachLine(text: string, visit: (start: number, end: number) => void): void {
  let start = 0
  while (start <= text.length) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    visit(start, end)
    start = end + 1
  }
}

function addProse(sentences: Sentence[], text: string, from: number, to: number): void {
  let start = from
  let end = from
  for (const part of segmenter.segment(text.slice(from, to))) {
    end = Math.max(start, from + part.index + part.segment.length)
    if (
      end < to &&
      end - start < LONGEST_SENTENCE &&
      endsOnAbbreviation(text.slice(start, end), text.slice(end, to))
    )
      continue
    end = Math.min(to, end + (CLOSING_MARKS.exec(text.slice(end, end + LONGEST_MARKS))?.[0].length ?? 0))
    if (end < to) end = besideBrackets(text, start, end, to)
    addClauses(sentences, text, start, end)
    start = end
  }
  addClauses(sentences, text, start, end)
}

/**
 * The end of a sentence that was cut after an opening bracket: after the citations that begin there, or before the
 * bracket.
 */
function besideBrackets(text: string, start: number, end: number, to: number): number {
  const torn = TORN_BRACKETS.exec(text.slice(Math.max(start, end - LONGEST_MARKS), end))?.[0].length ?? 0
  if (torn === 0) return end
  const cited = leadingCitationsLength(text.slice(end - 1, Math.min(to, end + LONGEST_CITATIONS)))
  if (cited > 0) return end - 1 + cited
  return end - torn > start ? end - torn : end
}

/** Thai and its neighbors end sentences with spaces, which they also use elsewhere, so short pieces stay together. */
function addClauses(sentences: Sentence[], text: string, from: number, to: number): void {
  let start = from
  if (to - from > SHORTEST_CLAUSES) {
    for (const { index } of text.slice(from, to).matchAll(CLAUSE_END)) {
      if (from + index - start < SHORTEST_CLAUSES || to - from - index < SHORTEST_CLAUSES / 2) continue
      addWithinLimit(sentences, text, start, from + index)
      start = from + index
    }
  }
  addWithinLimit(sentences, text, start, to)
}

/** Text without punctuation is cut at a space, or anywhere if there is none, so that no piece exceeds the limit. */
function addWithinLimit(sentences: Sentence[], text: string, from: number, to: number): void {
  let start = from
  while (to - start > LONGEST_SENTENCE) {
    const space = text.slice(start, start + LONGEST_SENTENCE + 1).lastIndexOf(' ')
    let end = start + (space > 0 ? space : LONGEST_SENTENCE)
    if (isLowSurrogate(text.charCodeAt(end))) end -= 1
    add(sentences, text, start, end, 'prose')
    start = end
  }
  add(sentences, text, start, to, 'prose')
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}

function add(sentences: Sentence[], text: string, from: number, to: number, kind: Sentence['kind']): void {
  const raw = text.slice(from, to)
  const start = from + raw.length - raw.trimStart().length
  const trimmed = raw.trim()
  if (trimmed !== '') sentences.push({ start, end: start + trimmed.length, text: trimmed, kind })
}
