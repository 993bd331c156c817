import { analyse } from 'chardet'
import { ExtractionError } from '../extraction-error.ts'

export interface DecodedText {
  text: string
  /** The WHATWG name of the encoding. */
  characterSet: string
}

/**
 * By its byte order mark, else UTF-8 where the bytes are valid, else the encoding that its letters make most likely.
 * Throws `wrong_content` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  return decode(bytes, undefined)
}

/** As decodeText, and where UTF-8 is ruled out, the encoding that the page declares for itself comes before a guess. */
export function decodeHtml(bytes: Uint8Array): DecodedText {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  return decode(bytes, /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1])
}

const ESCAPE = 0x1b

function decode(bytes: Uint8Array, declared: string | undefined): DecodedText {
  const marked = byteOrderMark(bytes)
  if (marked !== undefined) return checked(new TextDecoder(marked).decode(bytes), marked)
  if (bytes.includes(0)) throw notText()
  // Seven-bit encodings with escapes (ISO-2022) look like valid UTF-8.
  if (!bytes.includes(ESCAPE)) {
    const text = tryDecode(bytes, 'utf-8', true)
    if (text !== undefined) return checked(text, 'utf-8')
  }
  const guesses = analyse(bytes.subarray(0, 256 * 1024)).map((match) => match.name)
  for (const characterSet of [declared, ...guesses, 'windows-1252']) {
    if (characterSet === undefined || /^utf-(16|32)/i.test(characterSet)) continue
    const text = tryDecode(bytes, characterSet, false)
    if (text !== undefined) return checked(text, new TextDecoder(characterSet).encoding)
  }
  throw notText()
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

/** Text has almost no control, unassigned or undecodable characters; binary data is full of them in any encoding. */
function checked(text: string, characterSet: string): DecodedText {
  const strange = text.match(/(?!\s)[\p{Cc}\p{Cn}\uFFFD]/gu)?.length ?? 0
  if (strange > text.length / 50) throw notText()
  return { text, characterSet }
}

function notText(): ExtractionError {
  return new ExtractionError('wrong_content', 'This file does not hold text, whatever its name says.')
}
