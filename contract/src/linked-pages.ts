import { previewedUrlMax } from './limits.ts'

/** Browsers and Node both have it, and this package is for both. */
// biome-ignore lint/style/useNamingConvention: the platform calls it so
declare const URL: {
  parse(text: string): { readonly protocol: string; readonly href: string; hash: string } | null
}

/** Begins whatever a reader of Markdown makes a web link of. */
const beginning = /https?:\/\/|www\.(?=[a-z\d])/gi

const run = /^[^\s<]+/
/** The destination of a link, or a link of its own, in angle brackets. */
const enclosed = /^[^<>\n]+(?=>)/

/** An address may end before any of these: a bracket, a quote, a cell of a table, emphasis. */
const ends = /[()[\]|*"'`>]/g
const endsMax = 10

const sentenceMarks = '.,;:!?…'
const trailingMarks = '?!.,:;…*_\'"~()&]|>`'
/** The longest name of a character in HTML, with its marks. */
const entityMax = 34
const entity = /&[a-z\d]+;$/i
const escaped = /\\([!-/:-@[-`{-~])/g

/**
 * The pages that each web address in a text may mean, as `canonicalPage` names them: one list for an address. Where Markdown,
 * an app's cards and plain text end an address differently, each end is there.
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
    // Brackets may come in pairs within an address.
    mark === ')' ? [whole.slice(0, index), whole.slice(0, index + 1)] : [whole.slice(0, index)],
  )
  return [whole, ...beginnings].flatMap((link) => [link, withoutSentenceMarks(link), withoutTrailing(link)])
}

function withoutSentenceMarks(link: string): string {
  let end = link.length
  while (end > 0 && sentenceMarks.includes(link.charAt(end - 1))) end--
  return link.slice(0, end)
}

/** Without the marks and the characters by name, such as `&quot;`, at its end. */
function withoutTrailing(link: string): string {
  for (let end = link.length; ; ) {
    const named = entity.exec(link.slice(Math.max(0, end - entityMax), end))?.[0].length ?? 0
    const isMark = end > 0 && trailingMarks.includes(link.charAt(end - 1))
    if (named === 0 && !isMark) return link.slice(0, end)
    end -= named || 1
  }
}

/**
 * The page behind a web address, in one spelling: that of the URL standard, with everything escaped that Markdown escapes,
 * without square brackets and without the part that no server sees. Null for anything else.
 */
export function canonicalPage(address: string): string | null {
  const url = URL.parse(address.replace(/[[\]]/g, ''))
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  return encodeURI(url.href)
    .replace(/%25/g, '%')
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
}
