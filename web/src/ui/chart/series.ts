import { shortDate } from '../format/local-dates.ts'

/** A day (YYYY-MM-DD) with its numbers. */
export type ChartDay<Key extends string> = { readonly date: string } & Readonly<Record<Key, number>>

/** One color of bars in a chart. */
export interface Series<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly color: string
  /** Drawn from the zero line downwards. */
  readonly isBelow?: true
  /** The words for a number that isn't a count. */
  readonly format?: (value: number) => string
}

/** A series' number in words. */
export function inWords({ format }: Pick<Series<string>, 'format'>, value: number): string {
  return format ? format(value) : value.toLocaleString()
}

/** Summarizes a chart of one series in a sentence. */
export function summarizeSeries<Key extends string>(
  days: readonly ChartDay<Key>[],
  series: Series<Key>,
): string {
  const { key } = series
  const total = days.reduce((sum, day) => sum + day[key], 0)
  if (total === 0) return `None in these ${days.length} days`
  const busiest = days.reduce((most, day) => (day[key] > most[key] ? day : most))
  return `${inWords(series, total)} in all, most on ${shortDate(busiest.date)} (${inWords(series, busiest[key])})`
}
