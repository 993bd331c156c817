import { alternatives } from '../languages/alternatives.ts'
import type { Calendar } from '../languages/language-pack.ts'

const DAYS = 7
const SPAN_WORDS = `-|–|—|${alternatives(({ spanWords }) => spanWords)}`

/** Day names of the languages that separate words by spaces, or of the others. */
interface DayNames {
  /** A pattern for two names. Each of the fourteen groups is a day, Monday first. */
  readonly span: RegExp
  readonly single: RegExp
  /** Any of these. Most texts have none and need no further parsing. */
  readonly any: RegExp
  /** Words for several days, with the days of each. */
  readonly groups: readonly (readonly [RegExp, readonly number[]])[]
}

const SPACED = readNames(true, '(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])')
const UNSPACED = readNames(false, '', '')
const UNSPACED_SIGNS = /[\p{Script=Han}\p{Script=Thai}]/u

function readNames(isSpaced: boolean, before: string, behind: string): DayNames {
  const read = (fieldOf: (calendar: Calendar) => string | undefined) =>
    alternatives((pack) => (pack.isSpaced === isSpaced && pack.calendar ? fieldOf(pack.calendar) : null))
  const names = Array.from(
    { length: DAYS },
    (_, day) =>
      `(${read(({ weekdays }) => weekdays[day])}|${read(({ shortWeekdays }) => shortWeekdays?.[day])})`,
  )
  const day = `(?:${names.join('|')})`
  const pattern = (source: string, flags: string) => new RegExp(`${before}(?:${source})${behind}`, flags)
  const [weekend, workdays, everyDay] = [
    read((calendar) => calendar.weekend),
    read((calendar) => calendar.workdays),
    read((calendar) => calendar.everyDay),
  ]
  return {
    span: pattern(`${day}\\.?\\s?(?:${SPAN_WORDS})\\s?${day}`, 'giu'),
    single: pattern(day, 'giu'),
    any: pattern(`${day}|${weekend}|${workdays}|${everyDay}`, 'iu'),
    groups: [
      [pattern(weekend, 'iu'), [5, 6]],
      [pattern(workdays, 'iu'), [0, 1, 2, 3, 4]],
      [pattern(everyDay, 'iu'), [0, 1, 2, 3, 4, 5, 6]],
    ],
  }
}

/** Short names are also other words ("so", "do", "a"): they count only between two names. */
const SHORTEST_ALONE = 3
/** For names in Chinese signs. */
const SHORTEST_IN_SIGNS = 2

/** The days of the week that a text names, singly or within a range, from 0 (Monday) to 6. */
export function weekdaysIn(text: string): ReadonlySet<number> {
  const days = new Set<number>()
  addDays(days, text, SPACED, SHORTEST_ALONE)
  if (UNSPACED_SIGNS.test(text)) addDays(days, text, UNSPACED, SHORTEST_IN_SIGNS)
  return days
}

function addDays(
  days: Set<number>,
  text: string,
  { span, single, any, groups }: DayNames,
  shortest: number,
): void {
  if (!any.test(text)) return
  const named = [...text.matchAll(single)]
  for (const match of named.length > 1 ? text.matchAll(span) : []) {
    const ends = match.slice(1).flatMap((name, at) => (name === undefined ? [] : [at % DAYS]))
    const [from = 0, to = from] = ends
    for (let day = from; day !== to; day = (day + 1) % DAYS) days.add(day)
    days.add(to)
  }
  for (const match of named) {
    const day = match.slice(1).findIndex((name) => name !== undefined)
    if (match[0].length >= shortest) days.add(day)
  }
  for (const [words, own] of groups) {
    if (words.test(text)) for (const day of own) days.add(day)
  }
}
