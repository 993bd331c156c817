/** One piece of an RTF document. Text is in bytes of the current code page, one character each. */
export type RichTextToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'word'; readonly word: string; readonly value: number | undefined }
  | { readonly kind: 'text'; readonly text: string }

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isDigit = (code: number) => code >= 48 && code <= 57
const BACKSLASH = 92
const OPEN = 123
const CLOSE = 125
const MINUS = 45
const SPACE = 32
const CR = 13
const LF = 10

/** Symbols that stand for a word (RTF 1.9.1, "Special characters"). */
const symbols: Readonly<Record<string, string>> = { '\n': 'par', '\r': 'par', '~': 'nbsp', _: 'nbhyphen' }

/**
 * The tokens of an RTF document whose bytes were read as Latin-1. Binary data (`\bin`) and
 * soft hyphens are left out.
 */
export function* readTokens(rtf: string): Generator<RichTextToken> {
  let at = 0
  while (at < rtf.length) {
    const code = rtf.charCodeAt(at)
    if (code === OPEN || code === CLOSE) {
      at++
      yield { kind: code === OPEN ? 'open' : 'close' }
    } else if (code === BACKSLASH) {
      const { token, end } = readControl(rtf, at + 1)
      at = end
      if (token !== null) yield token
    } else if (code === CR || code === LF || code === 0) at++
    else {
      const start = at
      while (at < rtf.length && isPlain(rtf.charCodeAt(at))) at++
      yield { kind: 'text', text: rtf.slice(start, at) }
    }
  }
}

function isPlain(code: number): boolean {
  return code !== OPEN && code !== CLOSE && code !== BACKSLASH && code !== CR && code !== LF && code !== 0
}

interface Control {
  readonly token: RichTextToken | null
  readonly end: number
}

/** A control word or symbol, from the character after its backslash. */
function readControl(rtf: string, start: number): Control {
  if (!isLetter(rtf.charCodeAt(start))) return readSymbol(rtf, start)
  let at = start
  while (isLetter(rtf.charCodeAt(at))) at++
  const word = rtf.slice(start, at)
  const digits = rtf.charCodeAt(at) === MINUS ? at + 1 : at
  let end = digits
  while (isDigit(rtf.charCodeAt(end))) end++
  const value = end > digits ? Number(rtf.slice(at, end)) : undefined
  if (value === undefined) end = at
  if (rtf.charCodeAt(end) === SPACE) end++
  if (word === 'bin') return { token: null, end: end + Math.max(0, value ?? 0) }
  return { token: { kind: 'word', word, value }, end }
}

function readSymbol(rtf: string, at: number): Control {
  const symbol = rtf[at] ?? ''
  if (symbol === "'") {
    const byte = Number.parseInt(rtf.slice(at + 1, at + 3), 16)
    const token = Number.isNaN(byte) ? null : ({ kind: 'text', text: String.fromCharCode(byte) } as const)
    return { token, end: at + 3 }
  }
  const end = at + 1
  if (symbol === '\\' || symbol === '{' || symbol === '}')
    return { token: { kind: 'text', text: symbol }, end }
  if (symbol === '*') return { token: { kind: 'word', word: '*', value: undefined }, end }
  const word = symbols[symbol]
  return { token: word === undefined ? null : { kind: 'word', word, value: undefined }, end }
}
