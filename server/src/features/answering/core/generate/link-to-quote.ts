import { cellsOf, fenceOf, isRow, withoutMarks } from '@parleykit/engine/text/markdown-lines'

/** Above this many characters a link names a quote's first and last words alone. */
const LONGEST_WHOLE = 90
const WORDS_AT_ENDS = 5
/** Up to this many characters a page may well say the same elsewhere. */
const LONGEST_AMBIGUOUS = 40
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The address that opens a web page at a quote from it, as a text fragment (WICG, "URL Fragment Text Directives");
 * `quote` is a line of Markdown as the page was read, `passage` what it stands in. A browser goes to the first directive
 * that the page has: the quote after its neighbour where it is short or a row, as written, without its Markdown. A hash of the
 * address stays in force. The address itself where the quote has no words.
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

/** The last words before a quote; `''` where its passage begins with it. */
function neighbourOf(quote: string, passage: string): string {
  const before = passage.slice(0, Math.max(0, passage.indexOf(quote)))
  return tailOf(shownParts(before.slice(-LONGEST_WHOLE), asWritten).at(-1) ?? '')
}

/** A match may not span blocks unless its two ends are named, so cells and lines give the first and the last. */
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

/** What the page shows of a quote: a table's cells and a listing's lines each by themselves, code with its spaces. */
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

/** A page about Markdown, or about code, shows stars, brackets and underscores as they are. */
function asWritten(text: string): string {
  return text
}

function withoutInlineMarks(text: string): string {
  return text.replace(LINK, '$1').replace(EMPHASIS, '').replace(ESCAPE, '$1')
}

/** The glyphs of icon fonts, and what has no width. */
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

/** Browsers match whole words only, in scripts without spaces too. */
function wordsOf(text: string): Intl.SegmentData[] {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike)
}

/** A dash would read as a prefix or suffix; the comma and the ampersand are encoded as in any address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D')
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
