/** Chinese and Japanese, and Korean, whose particles cling to words: cut into overlapping pairs. */
const PAIRED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー'
/** Other scripts written without spaces, whose letters say less than words: cut by dictionary. */
const CLOSE_SET = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const UNSPACED = PAIRED + CLOSE_SET

/** In order: dotted acronyms (U.S.), C++ and C#, unspaced runs, words and numbers (1,000.50). */
const TOKEN = new RegExp(
  `\\p{L}(?:\\.\\p{L})+(?![\\p{L}\\p{N}])|\\p{L}(?:\\+\\+|#)(?![\\p{L}\\p{N}])|[${UNSPACED}]+|[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]+(?:(?<=\\p{N})[.,]\\p{N}+)*`,
  'gv',
)
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'v')
const CLOSE_SET_RUN = new RegExp(`[${CLOSE_SET}]+|[^${CLOSE_SET}]+`, 'gv')
const CLOSE_SET_START = new RegExp(`^[${CLOSE_SET}]`, 'v')
/** Words of other languages, which are words by themselves. */
const KATAKANA_WORD = /[\p{Script=Katakana}ー]{3,}/gu
const wordSegmenter = new Intl.Segmenter('th', { granularity: 'word' })
const FIRST_UNSPACED_CODE = 0xe00
const MAX_TOKEN = 64
const APOSTROPHES = new Set(["'", '’', 'ʼ'])

/**
 * Calls `visit` with every token of `text` in order, in its own spelling, with its place in UTF-16 units.
 * Chinese, Japanese and Korean give overlapping pairs. A lone letter after an apostrophe ("Warsaw's") is skipped.
 */
export function forEachToken(text: string, visit: (token: string, start: number, end: number) => void): void {
  if (text.length > LONGEST_KEPT) {
    readTokens(text, visit)
    return
  }
  if (text === '') return
  if (text !== keptText) {
    keptTokens = listTokens(text)
    keptText = text
  }
  for (const { token, start, end } of keptTokens) visit(token, start, end)
}

interface Token {
  readonly token: string
  readonly start: number
  readonly end: number
}

/** A question is read many times, one after the other. */
const LONGEST_KEPT = 500
let keptText = ''
let keptTokens: readonly Token[] = []

function listTokens(text: string): Token[] {
  const tokens: Token[] = []
  readTokens(text, (token, start, end) => tokens.push({ token, start, end }))
  return tokens
}

function readTokens(text: string, visit: (token: string, start: number, end: number) => void): void {
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0]
    const start = match.index
    if (token.charCodeAt(0) >= FIRST_UNSPACED_CODE && UNSPACED_START.test(token)) {
      for (const { 0: run, index } of token.matchAll(CLOSE_SET_RUN)) {
        if (CLOSE_SET_START.test(run)) visitWords(run, start + index, visit)
        else visitPairs(run, start + index, visit)
      }
    } else if (token.length > 1 || !APOSTROPHES.has(text.charAt(start - 1))) {
      visit(token.length > MAX_TOKEN ? token.slice(0, MAX_TOKEN) : token, start, start + token.length)
    }
  }
}

/** The tokens of `text`, but for what is written without spaces, which stays in one piece. */
export function wordRuns(text: string): readonly string[] {
  return text.match(TOKEN) ?? []
}

/** Whether a run is of a script written without spaces. */
export function isUnspacedRun(run: string): boolean {
  return UNSPACED_START.test(run)
}

function visitWords(
  run: string,
  offset: number,
  visit: (token: string, start: number, end: number) => void,
): void {
  for (const { segment, index } of wordSegmenter.segment(run))
    visit(segment.slice(0, MAX_TOKEN), offset + index, offset + index + segment.length)
}

function visitPairs(
  run: string,
  offset: number,
  visit: (token: string, start: number, end: number) => void,
): void {
  if (run.length === 1) visit(run, offset, offset + 1)
  for (const { 0: word, index } of run.matchAll(KATAKANA_WORD))
    visit(word.slice(0, MAX_TOKEN), offset + index, offset + index + word.length)
  for (let at = 0; at + 1 < run.length; at++) visit(run.slice(at, at + 2), offset + at, offset + at + 2)
}

/** The number of tokens in `text`. */
export function countTokens(text: string): number {
  let count = 0
  forEachToken(text, () => {
    count++
  })
  return count
}
