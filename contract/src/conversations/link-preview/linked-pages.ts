import { previewedUrlMax } from './limits.ts'

/** Declared here because this package runs in both browsers and Node, which both have it. */
// biome-ignore lint/style/useNamingConvention: the platform calls it so
declare const URL: {
  parse(text: string): { readonly protocol: string; readonly href: string; hash: string } | null
}

/** Start of any text that a Markdown parser turns into a web link. */
const beginning = /https?:\/\/|www\.(?=[a-z\d])/gi

const run = /^[^\s<]+/
/** A link's destination, or an autolink, in angle brackets. */
const enclosed = /^[^<>\n]+(?=>)/

/** Characters before which a URL may end: brackets, quotes, table cells, emphasis. */
const ends = /[()[\]|*"'`>]/g
const endsMax = 10

const sentenceMarks = '.,;:!?…'
const trailingMarks = '?!.,:;…*_\'"~()&]|>`'
/** Length of the longest named HTML character reference, including its delimiters. */
const entityMax = 34
const entity = /&[a-z\d]+;$/i
const escaped = /\\([!-/:-@[-`{-~])/g

/**
 * Lists the pages that each URL in a text may mean, as `canonicalPage` returns them: one list per URL. Markdown, an
 * app's preview cards and plain text end a URL differently, so every possible end is included.
 */
export function* linkedPages(text: string): Generator<string[]> {
  for (const { index, 0: start } of text.matchAll(beginning)) {
    const rest = text.slice(index, index + previewedUrlMax)
    const prefix = start.toLowerCase() === 'www.' ? 'http://' : ''
    const isEnclosed = text[index - 1] === '<'
    const links = new Set([...readRun(rest), ...(isEnclosed ? (enclosed.exec(rest) ?? []) : [])])
    const read = [...links].flatMap((link) => [link, link.replace(escaped, '$1')])
    yield [...new Set(read.flatMap((link) => canonicalPage(prefix + link) ?? []))]
  }
}

function readRun(rest: string): string[] {
  const [whole] = run.exec(rest) ?? ['']
  const places = [...whole.matchAll(ends)].slice(0, endsMax)
  const beginnings = places.flatMap(({ index, 0: mark }) =>
    // A URL may contain pairs of brackets.
    mark === ')' ? [whole.slice(0, index), whole.slice(0, index + 1)] : [whole.slice(0, index)],
  )
  return [whole, ...beginnings].flatMap((link) => [link, withoutSentenceMarks(link), withoutTrailing(link)])
}

function withoutSentenceMarks(link: string): string {
  let end = link.length
  while (end > 0 && sentenceMarks.includes(link.charAt(end - 1))) end--
  return link.slice(0, end)
}

/** Removes trailing marks and named characters such as `&quot;`. */
function withoutTrailing(link: string): string {
  for (let end = link.length; ; ) {
    const named = entity.exec(link.slice(Math.max(0, end - entityMax), end))?.[0].length ?? 0
    const isMark = end > 0 && trailingMarks.includes(link.charAt(end - 1))
    if (named === 0 && !isMark) return link.slice(0, end)
    end -= named || 1
  }
}

/**
 * The page of a web URL in canonical form: that of the URL standard, with everything escaped that Markdown escapes,
 * without square brackets and without the hash. Null for anything else.
 */
export function canonicalPage(address: string): string | null {
  const url = URL.parse(address.replace(/[[\]]/g, ''))
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  return encodeURI(url.href)
    .replace(/%25/g, '%')
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
}
