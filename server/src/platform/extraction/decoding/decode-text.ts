import { ExtractionError } from '../bounds/extraction-error.ts'

import { guessCodePages } from './guess-code-page.ts'

export interface DecodedText {
  text: string
  /** The WHATWG name of the encoding, or utf-32le or utf-32be, which WHATWG lacks. */
  characterSet: string
}

/**
 * Decodes by byte order mark, else as UTF-8 if the bytes are valid, else in the likeliest encoding for its letters.
 * Throws `wrong_content` for bytes that aren't text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  return decode(bytes, [])
}

/**
 * Like decodeText, but if UTF-8 is ruled out, prefers the encoding in the response header, then the one declared in the
 * page, to a guess.
 */
export function decodeHtml(bytes: Uint8Array, named: string | null = null): DecodedText {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const declared = (head.match(/<meta[^<>]*/gi) ?? []).flatMap((tag) => {
    const name = /charset\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(tag)?.[1]
    return name === undefined ? [] : [name]
  })
  return decode(withoutStrayZeros(bytes), [...(named === null ? [] : [named]), ...declared.slice(0, 1)])
}

/** Maximum share of stray zero bytes; two are always allowed. More mean wide characters, or data that isn't text. */
const strayShare = 1 / 1000

/** Browsers ignore a stray zero byte in a page. */
function withoutStrayZeros(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0)) return bytes
  const kept = bytes.filter((byte) => byte !== 0)
  return bytes.length - kept.length <= Math.max(2, bytes.length * strayShare) ? kept : bytes
}

const ESCAPE = 0x1b

function decode(bytes: Uint8Array, declared: readonly string[]): DecodedText {
  const utf32 = decodeUtf32(bytes)
  if (utf32 !== undefined) return checked(utf32.text, utf32.characterSet)
  const marked = byteOrderMark(bytes)
  if (marked !== undefined) return checked(new TextDecoder(marked).decode(bytes), marked)
  const hasZeros = bytes.includes(0)
  // Seven-bit encodings with escapes (ISO-2022) look like valid UTF-8.
  if (!hasZeros && !bytes.includes(ESCAPE)) {
    const text = tryDecode(bytes, 'utf-8', true)
    if (text !== undefined) return checked(text, 'utf-8')
  }
  const withoutZeros = hasZeros ? decodeStrayZeros(bytes) : undefined
  if (withoutZeros !== undefined) return checked(withoutZeros, 'utf-8')
  const utf16 = guessUtf16(bytes)
  if (utf16 !== undefined) return checked(new TextDecoder(utf16).decode(bytes), utf16)
  if (hasZeros) throw notText()
  return decodeOld(bytes, declared)
}

/** UTF-8 with a few zero bytes. UTF-16 has more of them, or bytes that are control codes or no UTF-8. */
function decodeStrayZeros(bytes: Uint8Array): string | undefined {
  const others = bytes.filter((byte) => byte !== 0)
  if (others.length * 4 < bytes.length * 3) return undefined
  const text = tryDecode(others, 'utf-8', true)
  return text === undefined || /(?!\s)\p{Cc}/u.test(text) ? undefined : text
}

function decodeOld(bytes: Uint8Array, declared: readonly string[]): DecodedText {
  const guesses = guessCodePages(bytes.subarray(0, 256 * 1024))
  const candidates = [...declared, ...guesses].flatMap((name) => {
    const text = /^utf-?(16|32)/i.test(name) ? undefined : tryDecode(bytes, name, false)
    return text === undefined || isWrongly(name, text) ? [] : [{ text, name }]
  })
  // Control codes from 80 to 9F are letters and quotes in another code page.
  const likeliest = candidates.find(({ text }) => !/[\u0080-\u009F]/.test(text)) ?? candidates[0]
  if (likeliest !== undefined) return checked(likeliest.text, new TextDecoder(likeliest.name).encoding)
  throw notText()
}

/** A few invalid characters are errors in UTF-8 text. If most are invalid, it isn't UTF-8. */
function isWrongly(name: string, text: string): boolean {
  if (!/^utf-?8$/i.test(name)) return false
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  return broken * 2 > (text.match(/[^\p{ASCII}]/gu)?.length ?? 0)
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function tryDecode(bytes: Uint8Array, characterSet: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(characterSet, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Text has almost no control, unassigned or undecodable characters. Binary data has many in any encoding. */
function checked(text: string, characterSet: string): DecodedText {
  const strange = text.match(/(?!\s)[\p{Cc}\p{Cn}\uFFFD]/gu)?.length ?? 0
  if (strange > text.length / 50) throw notText()
  return { text, characterSet }
}

function notText(): ExtractionError {
  return new ExtractionError('wrong_content', "This file doesn't contain text.")
}

/**
 * Decodes UTF-32 with or without a byte order mark. Undefined for other text, which has no such zeros in every four
 * bytes.
 */
function decodeUtf32(bytes: Uint8Array): { text: string; characterSet: string } | undefined {
  if (bytes.length === 0 || bytes.length % 4 !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const littleEndian of [true, false]) {
    const text = decodeUnits(view, littleEndian)
    if (text !== undefined) return { text, characterSet: littleEndian ? 'utf-32le' : 'utf-32be' }
  }
  return undefined
}

function decodeUnits(view: DataView, littleEndian: boolean): string | undefined {
  const parts: string[] = []
  for (let at = 0; at < view.byteLength; at += 4) {
    const codePoint = view.getUint32(at, littleEndian)
    if (codePoint > 0x10ffff) return undefined
    if (at > 0 || codePoint !== 0xfeff) parts.push(String.fromCodePoint(codePoint))
  }
  return parts.join('')
}

const SAMPLE_BYTES = 64 * 1024

/** Characters of Chinese, Japanese and Korean texts, and punctuation that older encodings don't decode to. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/gu
const EAST_ASIAN_PUNCTUATION = /[\u3000-\u3002\uFF0C]/

/**
 * `utf-16le` or `utf-16be` for UTF-16 without a byte order mark, else undefined. A text has fewer distinct high bytes
 * than low bytes, since an alphabet fills only a block or two.
 */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length % 2 !== 0) return undefined
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const even = new Set(sample.filter((_, at) => at % 2 === 0)).size
  const odd = new Set(sample.filter((_, at) => at % 2 === 1)).size
  const name = odd < even ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder(name).decode(sample)
  const strange = text.match(/(?!\s)[\p{Cc}\p{Cn}\p{Co}\uFFFD]/gu)?.length ?? 0
  if (strange > text.length / 100) return undefined
  return sample.includes(0) || isEastAsian(text) ? name : undefined
}

/** Without zero bytes, only East Asian text can be distinguished from other encodings. */
function isEastAsian(text: string): boolean {
  return EAST_ASIAN_PUNCTUATION.test(text) && (text.match(EAST_ASIAN)?.length ?? 0) > 0.9 * text.length
}
