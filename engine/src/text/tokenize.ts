/** Chinese and Japanese, and Korean with its attached particles: split into overlapping pairs. */
const PAIRED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー'
/** Other scripts written without spaces, whose letters carry less meaning than words: segmented by dictionary. */
const CLOSE_SET = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const UNSPACED = PAIRED + CLOSE_SET

/** In order: dotted acronyms (U.S.), C++ and C#, unspaced runs, words and numbers (1,000.50). */
const TOKEN = new RegExp(
  `\\p{L}(?:\\.\\p{L})+(?![\\p{L}\\p{M}\\p{N}])|\\p{L}(?:\\+\\+|#)(?![\\p{L}\\p{M}\\p{N}])|[${UNSPACED}]+|[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]+(?:(?<=\\p{N})[.,]\\p{N}+)*`,
  'gv',
)
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'v')
const CLOSE_SET_RUN = new RegExp(`[${CLOSE_SET}]+|[^${CLOSE_SET}]+`, 'gv')
const CLOSE_SET_START = new RegExp(`^[${CLOSE_SET}]`, 'v')
/** Foreign words in these scripts, which are complete words. */
const KATAKANA_WORD = /[\p{Script=Katakana}ー]{3,}/gu
const wordSegmenter = new Intl.Segmenter('th', { granularity: 'word' })
const FIRST_UNSPACED_CODE = 0xe00
const FIRST_BEYOND_ASCII = 0x80
/** Characters that are part of a word in any position, by character code. */
const IS_PLAIN = Uint8Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? 1 : 0,
)
/** Characters that may belong to the token of a preceding letter or digit. */
const INNER_SIGNS = new Set(['.', ',', '+', '#'].map((sign) => sign.charCodeAt(0)))
/** In UTF-16 units. Longer tokens are truncated. */
const MAX_TOKEN = 64
const FIGURE = /\p{N}/u
const APOSTROPHES = new Set(["'", '’', 'ʼ'])

/**
 * Calls `visit` with every token of `text` in order, in its original spelling, with its position in UTF-16 units.
 * Chinese, Japanese and Korean give overlapping pairs. A single letter after an apostrophe ("Warsaw's") is skipped.
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

/** A question is tokenized many times in a row. */
const LONGEST_KEPT = 500
let keptText = ''
let keptTokens: readonly Token[] = []

function listTokens(text: string): Token[] {
  const tokens: Token[] = []
  readTokens(text, (token, start, end) => tokens.push({ token, start, end }))
  return tokens
}

function readTokens(text: string, visit: (token: string, start: number, end: number) => void): void {
  let at = 0
  while (at < text.length) {
    const start = at
    while (IS_PLAIN[text.charCodeAt(at)] === 1) at++
    if (at > start && endsPlainly(text, at)) {
      visitWord(text, start, at, visit)
    } else if (at > start || text.charCodeAt(at) >= FIRST_BEYOND_ASCII) {
      TOKEN.lastIndex = start
      const match = TOKEN.exec(text)
      if (!match) return
      at = TOKEN.lastIndex
      visitToken(text, match.index, at, visit)
    } else at++
  }
}

/** Whether a run of plain letters and digits that ends here is a complete token: nothing after it may belong to it. */
function endsPlainly(text: string, end: number): boolean {
  const next = text.charCodeAt(end)
  return !(next >= FIRST_BEYOND_ASCII) && !INNER_SIGNS.has(next)
}

function visitToken(
  text: string,
  start: number,
  end: number,
  visit: (token: string, start: number, end: number) => void,
): void {
  const code = text.charCodeAt(start)
  if (code < FIRST_UNSPACED_CODE || !UNSPACED_START.test(text.slice(start, end))) {
    visitWord(text, start, end, visit)
    return
  }
  for (const { 0: run, index } of text.slice(start, end).matchAll(CLOSE_SET_RUN)) {
    if (CLOSE_SET_START.test(run)) visitWords(run, start + index, visit)
    else visitPairs(run, start + index, visit)
  }
}

function visitWord(
  text: string,
  start: number,
  end: number,
  visit: (token: string, start: number, end: number) => void,
): void {
  if (end - start > 1 || !APOSTROPHES.has(text.charAt(start - 1)) || FIGURE.test(text.charAt(start)))
    visit(text.slice(start, Math.min(end, start + MAX_TOKEN)), start, end)
}

/** The tokens of `text`, with text in scripts without spaces left in one piece. */
export function wordRuns(text: string): readonly string[] {
  return text.match(TOKEN) ?? []
}

/** Whether a run is in a script written without spaces. */
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
