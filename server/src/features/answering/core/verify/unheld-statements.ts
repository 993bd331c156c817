import { withPlainDigits } from '../generate/citation-normalizer.ts'
import { partsOfReply } from './verify-prompt.ts'

interface Passage {
  /** Null for the result of an action. */
  readonly passageId: number | null
  readonly title: string
  readonly text: string
}

interface Evidence {
  readonly passages: readonly Passage[]
  /** What the visitor said, whose values the reply may repeat. */
  readonly said: readonly string[]
  /** What the owner says about the team. */
  readonly team: string
  /** ISO 639-1 code of the reply's language. */
  readonly language: string
}

/**
 * Finds the statements of a reply about results of actions that have a number, date, time or address which is in nothing
 * that they cite. A model that judges them might let a changed value pass; this doesn't. A statement without a citation
 * takes that of the next one in its paragraph.
 */
export function unheldStatements(reply: string, { passages, said, team, language }: Evidence): string[] {
  if (passages.every(({ passageId }) => passageId !== null)) return []
  return reply.split(/\n\s*\n/).flatMap((paragraph) => {
    const parts = partsOfReply(paragraph)
    return parts.filter((part, at) => {
      const cited = citedBy(parts.slice(at)) ?? citedBy(parts.slice(0, at).reverse()) ?? []
      const named = cited.flatMap((number) => passages[number - 1] ?? [])
      if (named.length > 0 && named.every(({ passageId }) => passageId !== null)) return false
      const read = named.length > 0 ? named : passages
      // The time of a call is in its title. Its hour is no value of the result.
      const texts = read.map(({ passageId, title, text }) =>
        passageId === null ? text : `${title}\n${text}`,
      )
      const times = read
        .flatMap(({ title }) => title.match(VALUE) ?? [])
        .filter((value) => value.includes(':'))
      return hasUnheldValue(part, { texts: [...texts, ...said, team], times, language })
    })
  })
}

/** The numbers of the passages that the first citing part cites. */
function citedBy(parts: readonly string[]): number[] | undefined {
  const all = parts.map((part) => Array.from(part.matchAll(/\[(\d+)\]/g), ([, number]) => Number(number)))
  return all.find((numbers) => numbers.length > 0)
}

/** Digits with the signs within a number, date or time. */
const VALUE = /\d+(?:[.,:/'’\u00a0\u202f-]\d+)*/g

interface Held {
  readonly texts: readonly string[]
  readonly times: readonly string[]
  readonly language: string
}

function hasUnheldValue(part: string, { texts, times, language }: Held): boolean {
  const statement = toPlain(part)
    .replace(/\[\d+\]/g, '')
    .replace(/^\s*\d{1,3}[.)]\s/, '')
  const evidence = texts.map(toPlain)
  const whole = evidence.join('\n').toLowerCase()
  const addresses = wordsOf(statement).filter(isAddress)
  if (addresses.some((address) => !whole.includes(address.toLowerCase()))) return true
  const known = valuesOf(evidence)
  const months = monthsIn(statement, monthNames(language))
  if (months.some((month) => !known.digits.has(month) && !namesMonth(whole, month, language))) return true
  const rest = wordsOf(statement).filter((word) => !isAddress(word))
  const all = rest.join(' ').match(VALUE) ?? []
  const values = all.filter((value) => !times.includes(value))
  const held = values.filter((value) => isKnown(value, known))
  const numbers = held.flatMap(amountsOf)
  return values.some((value) => !isKnown(value, known) && !isTotal(amountsOf(value), numbers))
}

function namesMonth(text: string, month: string, language: string): boolean {
  return monthNames(language).some(([name, number]) => String(number) === month && text.includes(name))
}

/** Words without the punctuation around them. */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s<>()[\]*_]/)
    .map((word) => (/[.,;:!?]/.test(word.slice(-1)) ? word.slice(0, -1) : word))
}

function isAddress(word: string): boolean {
  return word.includes('://') || (word.includes('@') && word.includes('.'))
}

interface KnownValues {
  /** Runs of digits, without leading zeros. */
  readonly digits: ReadonlySet<string>
  readonly amounts: ReadonlySet<number>
  /** How many rows there are, and how many of them are alike. */
  readonly counts: ReadonlySet<string>
}

function valuesOf(texts: readonly string[]): KnownValues {
  const values = texts.flatMap((text) => text.match(VALUE) ?? [])
  const months = texts.flatMap((text) => monthsIn(text))
  const rows = texts.map((text) => text.split('\n').filter((line) => line.startsWith('- ')))
  const alike = rows.flatMap((lines) => countsOf(lines.flatMap((line) => line.slice(2).split(', '))))
  const counts = [...rows.map(({ length }) => length), ...alike].filter((count) => count > 0)
  return {
    digits: new Set([...values.flatMap(digitsOf), ...months, ...texts.flatMap(hoursIn)]),
    amounts: new Set(values.flatMap(amountsOf)),
    counts: new Set(counts.map(String)),
  }
}

function isKnown(value: string, { digits, amounts, counts }: KnownValues): boolean {
  if (counts.has(value)) return true
  return digitsOf(value).every((run) => digits.has(run)) || amountsOf(value).some((each) => amounts.has(each))
}

function digitsOf(value: string): string[] {
  return (value.match(/\d+/g) ?? []).map((run) => run.replace(/^0+(?=\d)/, ''))
}

/** A number as it may be meant: 1.299,00 and 1,299.00 have the same value, and 1.299 has two. */
function amountsOf(value: string): number[] {
  const compact = value.replace(/['’\u00a0\u202f]/g, '')
  if (!/^\d+(?:[.,]\d+)*$/.test(compact)) return []
  const readings = [',', '.'].flatMap((decimal) => {
    const [whole = '', fraction = '', ...more] = compact.split(decimal)
    const amount = more.length === 0 ? Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`) : Number.NaN
    return Number.isFinite(amount) ? [amount] : []
  })
  return [...new Set(readings)]
}

/** Whether a number is the sum or the product of numbers beside it: a total whose parts are shown. */
function isTotal(amounts: readonly number[], parts: readonly number[]): boolean {
  if (parts.length < 2) return false
  const near = (a: number, b: number) => Math.abs(a - b) < 0.005
  const pairs = parts.flatMap((a, at) => parts.slice(at + 1).flatMap((b) => [a + b, Math.abs(a - b), a * b]))
  const sum = [...new Set(parts)].reduce((total, part) => total + part, 0)
  return amounts.some((amount) => near(amount, sum) || pairs.some((each) => near(amount, each)))
}

/** How often each value occurs: how many rows have the same status. */
function countsOf(values: readonly string[]): number[] {
  return [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length)
}

/** Hours of the other clock: 14:30 is 2:30 PM. */
function hoursIn(text: string): string[] {
  return Array.from(text.matchAll(/(\d{1,2}):\d{2}|(\d{1,2})\s?[ap]\.?m\b/gi), ([, clock, hour]) =>
    Number(clock ?? hour),
  ).flatMap((hour) => [String(hour % 12 || 12), String((hour % 12) + 12), String(hour % 12)])
}

type MonthNames = readonly (readonly [name: string, number: number])[]

/** The names of the months as dates have them, long and short, in lower case. */
function monthNames(language: string): MonthNames {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => {
      const parts = format.formatToParts(Date.UTC(2024, at, 15))
      return [parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '', at + 1] as const
    })
  })
}

const englishMonths = monthNames('en')

/** The numbers of the months that a text names beside a number. */
function monthsIn(text: string, names: MonthNames = englishMonths): string[] {
  const lower = text.toLowerCase()
  const isInDate = (at: number, name: string) =>
    /\d/.test(lower.slice(Math.max(0, at - 6), at)) || /\d/.test(lower.slice(at + name.length).slice(0, 4))
  const isWhole = (at: number, name: string) =>
    !/\p{L}/u.test(`${lower[at - 1] ?? ''}${lower[at + name.length] ?? ''}`)
  return names.flatMap(([name, number]) => {
    const at = /^\p{L}/u.test(name) ? lower.indexOf(name) : -1
    return at >= 0 && isWhole(at, name) && isInDate(at, name) ? [String(number)] : []
  })
}

function toPlain(text: string): string {
  return withPlainDigits(text.normalize('NFKC'))
}
