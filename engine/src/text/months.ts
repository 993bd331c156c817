import { alternatives } from '../languages/alternatives.ts'
import MONTH_NAMES from '../languages/month-names.json' with { type: 'json' }

const MONTHS = 12
/** Names that are also words of a bigger language. */
const WORDS = new Set(['may', 'mar', 'set'])
/** Short names and planets are also other words ("ago", "out"): they count only next to another month. */
const SHORTEST_ALONE = 4
const NOT_ALONE = new Set(['mars'])
const WORD = /[\p{L}\p{M}]+/gu
const CASED_SCRIPT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+$/u
/** Text allowed between two months. The second month may have a day before it and an article before that. */
const DAY = "(?:\\p{N}{1,2}(?:\\.|º|er|st|nd|rd|th)?\\s(?:de\\s|d['’]|of\\s)?)?"
const LISTED = new RegExp(
  `^\\.?\\s?(?:[,/&+]|(?:${alternatives(({ conjunctions }) => conjunctions)})(?=\\s))\\s?${DAY}$`,
  'u',
)
const SPAN = new RegExp(
  `^\\.?\\s?(?:\\p{N}{4}\\s)?(?:[-–—]|(?:${alternatives(({ spanWords }) => spanWords)})(?=\\s))\\s?${DAY}$`,
  'u',
)
const LONGEST_GAP = 24

const MONTHS_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1])),
)

function plain(word: string): string {
  return word.toLowerCase().replace(/\.$/, '')
}

/** The month that a word names in any of the languages, from 1, or undefined. "may" in lower case is no month. */
export function monthNamed(word: string): number | undefined {
  if (WORDS.has(word)) return undefined
  return MONTHS_BY_NAME.get(plain(word))
}

/** The month that a single word names, from 1. Names that are more often another word don't count. */
export function monthAlone(word: string): number | undefined {
  return word.length < SHORTEST_ALONE || NOT_ALONE.has(word) || !CASED_SCRIPT.test(word)
    ? undefined
    : monthNamed(word)
}

/**
 * The months, from 1, that a lower-case text names, singly or within a range: "Mai bis August", "(jul, ago)", "dal 4
 * novembre al 20 marzo".
 */
export function monthsIn(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  let before: { readonly month: number; readonly end: number } | undefined
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const month = MONTHS_BY_NAME.get(word)
    if (month === undefined || !CASED_SCRIPT.test(word)) continue
    if (monthAlone(word) !== undefined) found.add(month)
    const gap = before && index - before.end <= LONGEST_GAP ? text.slice(before.end, index) : ''
    if (before && gap !== '') addBetween(found, before.month, month, gap)
    before = { month, end: index + word.length }
  }
  return found
}

function addBetween(found: Set<number>, from: number, to: number, gap: string): void {
  if (LISTED.test(gap)) {
    found.add(from).add(to)
  } else if (SPAN.test(gap)) {
    for (let month = from; month !== to; month = (month % MONTHS) + 1) found.add(month)
    found.add(to)
  }
}
