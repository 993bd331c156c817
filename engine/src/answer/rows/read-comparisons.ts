import { dateOf, dayNumber, type Value } from '../../tables/read-values.ts'
import type { TypedColumn } from '../../tables/typed-column.ts'
import { monthAlone } from '../../text/months.ts'
import { joins, phraseAt, phraseBefore, type RowQuestion, spans } from './question-words.ts'

/** A value that a question compares with, and how. */
export interface Comparison {
  readonly how: 'below' | 'atMost' | 'above' | 'atLeast' | 'between' | 'equal'
  readonly value: Value
  /** The upper end of a range, or the last day of a month. */
  readonly upper: Value
  /** The words that it consists of: from the first to before the last. */
  readonly from: number
  readonly to: number
  /** Whether its words can't mean a text. */
  readonly isSure: boolean
}

/** The comparisons of a question, and its other values as equalities. */
export function readComparisons(question: RowQuestion): Comparison[] {
  const found: Comparison[] = []
  const values = placedValues(question).sort((a, b) => a.value.start - b.value.start)
  for (let at = 0; at < values.length; at++) {
    const each = values[at]
    const next = values[at + 1]
    if (!each) continue
    const range = next && readRange(question, each, next)
    if (range) {
      found.push(range)
      at++
    } else found.push(readOne(question, each))
  }
  return found
}

interface PlacedValue {
  readonly value: Value
  readonly upper: Value
  readonly from: number
  readonly to: number
}

function placed({ words }: RowQuestion, value: Value): Pick<PlacedValue, 'from' | 'to'> {
  const from = words.findIndex(({ end }) => end > value.start)
  const behind = words.findIndex(({ start }) => start >= value.end)
  return { from, to: behind < 0 ? words.length : behind }
}

/** Months without a day, and all other values. */
function placedValues(question: RowQuestion): PlacedValue[] {
  const { words, values } = question
  const isFree = (start: number) =>
    values.every((value) => value.kind !== 'date' || start < value.start || start >= value.end)
  const months = words.flatMap(({ written, start, end }, at) => {
    const month = isFree(start) ? monthAlone(written) : undefined
    if (month === undefined) return []
    const next = words[at + 1]?.word ?? ''
    const year = /^(?:19|20)\d\d$/.test(next) ? Number(next) : undefined
    const base = { kind: 'date', unit: '', hasYear: year !== undefined, start, end } as const
    const value = { ...base, value: dayNumber(year ?? 1970, month, 1) }
    const upper = { ...base, value: dayNumber(year ?? 1970, month + 1, 1) - 1 }
    return [{ value, upper, from: at, to: at + (year === undefined ? 1 : 2) }]
  })
  const inMonth = new Set(months.flatMap(({ from, to }) => (to - from > 1 ? [words[to - 1]?.start] : [])))
  const others = values
    .filter(({ start }) => !inMonth.has(start))
    .map((value) => ({ value, upper: value, ...placed(question, value) }))
  return [...months, ...others]
}

function readRange(question: RowQuestion, low: PlacedValue, high: PlacedValue): Comparison | null {
  const opening = phraseBefore(question, low.from, 'between')
  const between = question.words[low.to]?.word ?? ''
  const isDashed = high.from === low.to && high.value.start === low.value.end + 1
  const isJoined = high.from === low.to + 1 && (spans(between) || (opening > 0 && joins(between)))
  if (!isDashed && !isJoined) return null
  const isBare = low.value.kind === 'number' && high.value.kind !== 'number'
  const { kind, unit } = isBare || low.value.unit === '' ? high.value : low.value
  const as = (value: Value): Value => ({ ...value, kind, unit })
  const range = { value: as(low.value), upper: as(high.upper), from: low.from - opening, to: high.to }
  return { how: 'between', ...range, isSure: true }
}

const BEFORE = ['atMost', 'atLeast', 'below', 'above'] as const

function readOne(question: RowQuestion, { value, upper, from, to }: PlacedValue): Comparison {
  const articles = question.words[from - 1]?.isFunctionWord ? [0, 1] : [0]
  for (const skipped of articles)
    for (const how of BEFORE) {
      const length = phraseBefore(question, from - skipped, how)
      if (length > 0 && !(skipped > 0 && length === 1 && value.kind !== 'date'))
        return { how, value, upper, from: from - skipped - length, to, isSure: true }
    }
  const less = phraseAt(question, to, 'orLess')
  if (less > 0) return { how: 'atMost', value, upper, from, to: to + less, isSure: true }
  const more = phraseAt(question, to, 'orMore')
  if (more > 0) return { how: 'atLeast', value, upper, from, to: to + more, isSure: true }
  return { how: 'equal', value, upper, from, to, isSure: false }
}

/** A test for the values of a column; null if the question's dates lack a year that the column can't tell. */
export function comparisonTest(
  { how, value, upper }: Comparison,
  { values, kind }: TypedColumn,
): ((value: number) => boolean) | null {
  let [low, high] = [value.value, upper.value]
  if (kind === 'date' && !value.hasYear) {
    const years = new Set(
      Array.from(values)
        .filter((day) => !Number.isNaN(day))
        .map((day) => dateOf(day).year),
    )
    const [year] = years
    if (years.size !== 1 || year === undefined) return how === 'equal' ? inMonths(low, high) : null
    low = inYear(low, year)
    high = inYear(high, year)
  }
  switch (how) {
    case 'below':
      return (each) => each < low
    case 'atMost':
      return (each) => each <= high
    case 'above':
      return (each) => each > high
    case 'atLeast':
      return (each) => each >= low
    default:
      return (each) => each >= low && each <= high
  }
}

function inYear(day: number, year: number): number {
  const { month, day: ofMonth } = dateOf(day)
  return dayNumber(year, month, ofMonth)
}

/** Days of any year between two days of 1970. */
function inMonths(low: number, high: number): (day: number) => boolean {
  return (day) => {
    const same = inYear(day, 1970)
    return same >= low && same <= high
  }
}
