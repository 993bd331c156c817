import { alternatives } from '@parleykit/engine/languages/alternatives'
import { stopWordsOf } from '@parleykit/engine/languages/languages'
import { HEADING_SEPARATOR, innermostHeading } from '@parleykit/engine/text/innermost-heading'
import { lowerCapitals } from '@parleykit/engine/text/lower-capitals'
import { isRow } from '@parleykit/engine/text/markdown-lines'
import type { Topic } from '@parleykit/engine/text/reading/find-topics'
import { titleOf } from './title-of.ts'

/** Of a button that can be read at a glance, in characters. */
const LONGEST_TITLE = 40
/** Of a sentence that names a topic, by the first thing that it speaks of. */
const MOST_FIRST_WORDS = 3
/** Languages that are written without spaces have sentences of one word. */
const LONGEST_FIRST_WORDS = 32
/** A heading of two lines may be known by its first alone, which ends in "and". */
const CONJUNCTION = new RegExp(`^(?:${alternatives(({ conjunctions }) => conjunctions)})$`, 'iu')
const LOOSE_SIGN = /[\s,;:.(–-]/u

/**
 * What a button shows of a topic: the headings and names that it has, as many as are short together, or what it stands under and
 * what it speaks of first. A click asks it by its full name. A question stays one.
 */
export function topicTitle(
  { names, passage, label }: Topic,
  name: string,
  languages: readonly string[],
): string {
  if (/[?？؟]$/u.test(name)) return titleOf(name)
  const few = (text: string) => firstWords(text, languages)
  if (names.length === 0) {
    const above = innermostHeading(passage.heading)
    const own = name.startsWith(`${above}: `) ? name.slice(above.length + 2) : name
    if (above === '' || own === above) return few(own)
    return `${cutName(above, languages)}: ${few(own)}`
  }
  const table = tableOf(names, passage)
  if (table !== '')
    return cutName(`${table}: ${lowerCapitals(innermostHeading(passage.heading), languages)}`, languages)
  const short = joinNames(names, languages)
  // Another stretch has its name, too: this one is told by what it begins with.
  return name === label ? short : `${short}: ${few(name.slice(name.indexOf(': ') + 1))}`
}

/** What a table is of whose own line stands above others as well, as lines in capitals do; `''` for everything else. */
function tableOf(names: readonly string[], { heading, text }: Topic['passage']): string {
  const [own = '', above = ''] = heading.split(HEADING_SEPARATOR).reverse()
  return names.length === 1 && names[0] === own && own === own.toUpperCase() && isRow(text) ? above : ''
}

/** The first name, and those after it that there is room for. */
function joinNames([first = '', ...others]: readonly string[], languages: readonly string[]): string {
  let title = cutName(first, languages)
  for (const name of others) {
    const longer = `${title} · ${capitalised(name.trim())}`
    if (longer.length > LONGEST_TITLE) break
    title = longer
  }
  return title
}

function cutName(given: string, languages: readonly string[]): string {
  const name = lowerCapitals(withoutPageNumber(given), languages)
  if (name.length <= LONGEST_TITLE) return capitalised(withoutEnd(name, (word) => CONJUNCTION.test(word)))
  const cut = name.slice(0, LONGEST_TITLE)
  const space = cut.lastIndexOf(' ')
  const isLoose = (word: string) => leadsOn(word, languages)
  return `${capitalised(withoutEnd(space > 0 ? cut.slice(0, space) : cut, isLoose))}…`
}

/** The first words that tell something, up to one that tells nothing: "small parking place" of "We have a small parking place behind …". */
function firstWords(text: string, languages: readonly string[]): string {
  const words = text.trim().split(/\s+/)
  const from = words.findIndex((word) => !leadsOn(word, languages))
  const telling = words.slice(Math.max(0, from))
  const end = telling.findIndex((word, at) => at > 0 && leadsOn(word, languages))
  const first = telling.slice(0, Math.min(end < 0 ? telling.length : end, MOST_FIRST_WORDS)).join(' ')
  const cut = first.slice(0, LONGEST_FIRST_WORDS).toWellFormed()
  return `${capitalised(withoutOpenBracket(withoutLooseSigns(cut)))}${cut === first ? '' : '…'}`
}

/** Without what leads on to what was cut off: signs, and words such as "and". */
function withoutEnd(text: string, isLoose: (word: string) => boolean): string {
  const words = withoutLooseSigns(text).split(' ')
  while (words.length > 1 && isLoose(words.at(-1) ?? '')) words.pop()
  return withoutLooseSigns(words.join(' '))
}

function leadsOn(word: string, languages: readonly string[]): boolean {
  const bare = withoutLooseSigns(word.toLowerCase())
  return languages.some((language) => stopWordsOf(language).has(bare))
}

function withoutLooseSigns(text: string): string {
  let end = text.length
  while (end > 0 && LOOSE_SIGN.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Of a line of capitals that a page repeats above its text: "APPENDIX C — NOTES" of "26 APPENDIX C — NOTES". */
function withoutPageNumber(name: string): string {
  if (name !== name.toUpperCase()) return name
  const words = name.split(' ')
  const told = words.filter((word, at) => !((at === 0 || at === words.length - 1) && /^\d{1,4}$/.test(word)))
  return told.length > MOST_FIRST_WORDS ? told.join(' ') : name
}

/** Without a bracket that nothing closes any more, and what it held. */
function withoutOpenBracket(text: string): string {
  const open = text.lastIndexOf('(')
  return open > 0 && open > text.lastIndexOf(')') ? withoutLooseSigns(text.slice(0, open)) : text
}

function capitalised(text: string): string {
  const [first = ''] = text
  return `${first.toUpperCase()}${text.slice(first.length)}`
}
