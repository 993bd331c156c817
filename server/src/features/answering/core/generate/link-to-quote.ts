import { cellsOf, fenceOf, isRow, withoutMarks } from '@parleykit/engine/text/markdown-lines'

/** For quotes longer than this many characters, a link names only the first and last words. */
const LONGEST_WHOLE = 90
const WORDS_AT_ENDS = 5
/** A quote of up to this many characters may occur elsewhere on the page too. */
const LONGEST_AMBIGUOUS = 40
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The URL that opens a web page at a quote from it, as a text fragment (WICG, "URL Fragment Text Directives"). `quote`
 * is a line of Markdown as extracted from the page, `passage` the text around it. Browsers use the first directive that
 * matches: a quote that is short or a table row is tried after its preceding words, then as written, then without its
 * Markdown. A hash in the URL is kept. Returns the plain URL if the quote has no words.
 */
export function linkToQuote(url: string, quote: string, passage = quote): string {
  const whole = [shownParts(quote, asWritten), shownParts(quote, withoutInlineMarks)].map(toDirective)
  const shown = [...new Set(whole)].filter((directive) => directive !== '')
  const [first] = shown
  if (first === undefined) return url
  const isAmbiguous = quote.length <= LONGEST_AMBIGUOUS || isRow(quote)
  const before = isAmbiguous ? neighbourOf(quote, passage) : ''
  const directives = before === '' ? shown : [`${encode(before)}-,${first}`, ...shown]
  const [page = '', hash = ''] = splitOnce(url, '#')
  const [id = ''] = splitOnce(hash, ':~:')
  return `${page}#${id}:~:${directives.map((directive) => `text=${directive}`).join('&')}`
}

/** The last words before a quote; `''` if the passage begins with the quote. */
function neighbourOf(quote: string, passage: string): string {
  const before = passage.slice(0, Math.max(0, passage.indexOf(quote)))
  return tailOf(shownParts(before.slice(-LONGEST_WHOLE), asWritten).at(-1) ?? '')
}

/** A match can't span blocks unless both ends are named, so cells and lines give the first and the last. */
function toDirective(parts: readonly string[]): string {
  const first = parts[0]
  const last = parts.at(-1)
  if (first === undefined || last === undefined) return ''
  if (parts.length === 1 && first.length <= LONGEST_WHOLE) return encode(first)
  const [start, end] = [headOf(first), tailOf(last)]
  return parts.length === 1 && start.length + end.length >= first.length
    ? encode(first)
    : `${encode(start)},${encode(end)}`
}

/** The visible parts of a quote: each table cell and each line of a listing separately, code with its spaces. */
function shownParts(quote: string, readInline: (text: string) => string): string[] {
  const lines = quote.split('\n')
  const parts =
    fenceOf(lines[0] ?? '') !== undefined
      ? lines.filter((line) => fenceOf(line) === undefined)
      : lines
          .flatMap((line) => (isRow(line) ? cellsOf(line).map(withBars) : [withoutMarks(line)]))
          .map((part) => readInline(part).replace(UNREADABLE, ' ').replace(/\s+/g, ' '))
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

function withBars(cell: string): string {
  return cell.replaceAll('\\|', '|')
}

/** A page about Markdown or code shows asterisks, brackets and underscores literally. */
function asWritten(text: string): string {
  return text
}

function withoutInlineMarks(text: string): string {
  return text.replace(LINK, '$1').replace(EMPHASIS, '').replace(ESCAPE, '$1')
}

/** Icon font glyphs and zero-width characters. */
const UNREADABLE = /[\p{Co}\u00ad\u200b\u2060\ufeff]+/gu
const LINK = /!?\[([^[\]]*)\]\([^)\s[]*\)/g
const EMPHASIS = /\*\*|__|`|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)/g
const ESCAPE = /\\([\\`*_{}[\]()#+.!|~>-])/g

function headOf(text: string): string {
  const last = wordsOf(text)[WORDS_AT_ENDS - 1]
  return last ? text.slice(0, last.index + last.segment.length) : text
}

function tailOf(text: string): string {
  const first = wordsOf(text).at(-WORDS_AT_ENDS)
  return first ? text.slice(first.index) : text
}

/** Browsers match whole words only, even in scripts without spaces. */
function wordsOf(text: string): Intl.SegmentData[] {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike)
}

/** Encodes dashes too, which would be read as a prefix or suffix. The comma and ampersand are encoded as in any URL. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D')
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
