import { alternatives } from '../languages/alternatives.ts'
import { CURRENCIES } from '../text/currencies.ts'
import { monthNamed } from '../text/months.ts'

export type ValueKind = 'number' | 'money' | 'percent' | 'date' | 'time'

/** A number, an amount of money, a share, a date or a time of day in a text. */
export interface Value {
  readonly kind: ValueKind
  /** Dates in days since 1970, times in minutes since midnight. A date without its year is one of 1970. */
  readonly value: number
  /** The ISO 4217 code of an amount, or the word after a number, in lower case; `''` if there is none. */
  readonly unit: string
  readonly hasYear: boolean
  readonly start: number
  readonly end: number
}

/** How a list of values is written. */
export interface Notation {
  readonly decimal: '.' | ',' | null
  /** Whether the month comes first in 5/12/2026. */
  readonly isMonthFirst: boolean
}

const unknownNotation: Notation = { decimal: null, isMonthFirst: false }

const NUMBER =
  "\\p{Nd}{1,3}(?:[ '’\\u00a0\\u202f]\\p{Nd}{3})+(?:[.,]\\p{Nd}{1,6})?|\\p{Nd}+(?:[.,]\\p{Nd}+){0,6}"
const ORDINAL = '(?:\\.|st|nd|rd|th|er|º)?'
const YEAR = '(?:,?\\s{1,2}(?<year>\\p{Nd}{4}))?'
const BEFORE = '(?<![\\p{L}\\p{N}.,/])'
/** In the order in which they are tried at a place. */
const FORMS = [
  ['date', `${BEFORE}(?<year>\\p{Nd}{4})-(?<month>\\p{Nd}{1,2})-(?<day>\\p{Nd}{1,2})(?!\\p{N})`],
  [
    'date',
    `${BEFORE}(?<first>\\p{Nd}{1,2})(?<by>[./-])(?<second>\\p{Nd}{1,2})\\k<by>(?<year>\\p{Nd}{4}|\\p{Nd}{2})(?!\\p{N})`,
  ],
  ['date', `${BEFORE}(?<day>\\p{Nd}{1,2})\\.(?<month>\\p{Nd}{1,2})\\.(?!\\p{N})`],
  [
    'date',
    `${BEFORE}(?<day>\\p{Nd}{1,2})${ORDINAL}\\s{1,2}(?:of |de )?(?<named>\\p{L}{3,12})\\.?${YEAR}(?!\\p{N})`,
  ],
  [
    'date',
    `(?<!\\p{L})(?<named>\\p{L}{3,12})\\.?\\s{1,2}(?<day>\\p{Nd}{1,2})(?:st|nd|rd|th)?${YEAR}(?![\\p{N}:])`,
  ],
  [
    'time',
    `${BEFORE}(?<hour>\\p{Nd}{1,2}):(?<minute>\\p{Nd}{2})(?::\\p{Nd}{2})?(?:\\s?(?<half>[ap])m(?!\\p{L}))?(?!\\p{N})`,
  ],
  [
    'time',
    `${BEFORE}(?<hour>\\p{Nd}{1,2})(?:\\.(?<minute>\\p{Nd}{2}))?\\s?(?:(?<half>[ap])m|${alternatives(({ clockMarks }) => clockMarks)})(?!\\p{L})`,
  ],
  ['number', NUMBER],
] as const
const PATTERNS = FORMS.map(([kind, source]) => ({ kind, pattern: new RegExp(source, 'giu') }))

/** A number or an amount alone, which most cells of values are. */
const ALONE = /^\p{Nd}{1,3}(?:[.,]?\p{Nd}{3})*(?:[.,]\p{Nd}{1,2})?(?:\s?\p{Sc})?$/u
const DIGITS = /^[\p{Nd}.,]+/u

/** The values that a text has, in order. */
export function readValues(text: string, notation: Notation = unknownNotation): Value[] {
  if (!/\p{Nd}/u.test(text)) return []
  if (ALONE.test(text)) {
    const alone = readNumber(text, DIGITS.exec(text)?.[0] ?? '', 0, notation)
    return alone ? [alone] : []
  }
  const found: Value[] = []
  for (const { kind, pattern } of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (found.some((other) => match.index < other.end && other.start < end)) continue
      const value =
        kind === 'number'
          ? readNumber(text, match[0], match.index, notation)
          : readMoment(kind, match, notation)
      if (value) found.push(value)
    }
  return found.sort((a, b) => a.start - b.start)
}

function readMoment(
  kind: 'date' | 'time',
  match: RegExpMatchArray,
  { isMonthFirst }: Notation,
): Value | null {
  const at = { start: match.index ?? 0, end: (match.index ?? 0) + match[0].length }
  const { year, month, day, first, second, named, hour, minute, half, by } = match.groups ?? {}
  if (kind === 'time') {
    const hours =
      half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    if (hours > 24 || Number(minute ?? 0) > 59) return null
    return { kind, value: hours * 60 + Number(minute ?? 0), unit: '', hasYear: true, ...at }
  }
  const monthLeads = by === '/' && isMonthFirst
  const months = named === undefined ? Number(month ?? (monthLeads ? first : second)) : monthNamed(named)
  const days = Number(day ?? (monthLeads ? second : first))
  if (months === undefined || months < 1 || months > 12 || days < 1 || days > 31) return null
  return { kind, value: dayNumber(yearOf(year), months, days), unit: '', hasYear: year !== undefined, ...at }
}

function yearOf(year: string | undefined): number {
  if (year === undefined) return 1970
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}

/** Days since 1970. */
export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / MS_PER_DAY
}

/** The date of a day number. */
export function dateOf(day: number): { readonly year: number; readonly month: number; readonly day: number } {
  const date = new Date(day * MS_PER_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const MS_PER_DAY = 86_400_000
const CURRENCY_BEFORE = /(?:\p{Sc}|(?<!\p{L})\p{L}{3})\s?$/u
const UNIT_BEHIND = /^[\s-]?([%°]|\p{L}[\p{L}²³]{0,11})/u

function readNumber(text: string, written: string, start: number, { decimal }: Notation): Value | null {
  const value = toNumber(written, decimalIn(written) ?? decimal)
  if (!Number.isFinite(value)) return null
  const minus = /(?<![\p{L}\p{N}])[-−]$/u.test(text.slice(Math.max(0, start - 2), start)) ? -1 : 1
  const end = start + written.length
  const behind = text.slice(end, end + 20)
  const spaces = behind.length - behind.trimStart().length
  const after = behind.trimStart()
  const currencyBehind = spaces < 2 ? currencyAt(after) : null
  if (currencyBehind) {
    const { code, length } = currencyBehind
    return {
      kind: 'money',
      value: value * minus,
      unit: code,
      hasYear: true,
      start,
      end: end + spaces + length,
    }
  }
  const sign = CURRENCY_BEFORE.exec(text.slice(Math.max(0, start - 5), start))?.[0]
  const currency =
    sign && CURRENCIES.find(({ mark }) => mark.exec(sign.trim())?.[0].length === sign.trim().length)
  if (sign && currency)
    return { kind: 'money', value, unit: currency.code, hasYear: true, start: start - sign.length, end }
  const unit = UNIT_BEHIND.exec(behind)?.[1]?.toLowerCase() ?? ''
  if (unit === '%')
    return {
      kind: 'percent',
      value: value * minus,
      unit,
      hasYear: true,
      start,
      end: end + behind.indexOf('%') + 1,
    }
  return { kind: 'number', value: value * minus, unit, hasYear: true, start, end }
}

interface Currency {
  readonly code: string
  /** In characters. */
  readonly length: number
}

const knownCurrencies = new Map<string, Currency | null>()
const MOST_KNOWN = 2000

/** The currency that a text begins with. The same few follow all amounts of a column. */
function currencyAt(text: string): Currency | null {
  const known = knownCurrencies.get(text)
  if (known !== undefined) return known
  const found = text === '' ? undefined : CURRENCIES.find(({ mark }) => mark.test(text))
  const currency = found ? { code: found.code, length: found.mark.exec(text)?.[0].length ?? 0 } : null
  if (knownCurrencies.size >= MOST_KNOWN) knownCurrencies.clear()
  knownCurrencies.set(text, currency)
  return currency
}

function toNumber(written: string, decimal: '.' | ',' | null): number {
  const digits = written.replaceAll(/[ '’\u00a0\u202f]/g, '')
  const plain = decimal === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  return Number(decimal === null ? digits.replaceAll(/[.,]/g, '') : plain)
}

/** The decimal sign of a number; null if none can be told: 1.234 is a thousand and more. */
export function decimalIn(written: string): '.' | ',' | null {
  const signs = [...written].filter((sign): sign is '.' | ',' => sign === '.' || sign === ',')
  const last = signs.at(-1)
  if (last === undefined) return null
  if (signs.length > 1) return signs.indexOf(last) === signs.length - 1 ? last : null
  const [before = '', behind = ''] = written.split(last)
  return behind.length === 3 && before.length <= 3 && before !== '0' ? null : last
}
