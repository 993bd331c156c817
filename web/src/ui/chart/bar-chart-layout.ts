import { scaleBand, scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import type { ChartDay, Series } from './series.ts'

/** A chart's layout in percent of its plot area, so that it fits any size. */
export interface BarChartLayout {
  /** The numbers on the axis, each with its position from the top. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  /** The dates below, few enough for a phone, counted back from today. */
  readonly labels: readonly { readonly date: string; readonly x: number }[]
  /** Outlines of the bars of each color, as an SVG path. */
  readonly paths: readonly { readonly color: string; readonly outline: string }[]
}

const labelsMax = 5
/** The top of an empty chart of amounts. */
const leastTop = 0.01

/** Lays out the bars of each day: series are stacked, and those below the axis extend down from zero. */
export function layOutBars<Key extends string>(
  days: readonly ChartDay<Key>[],
  series: readonly Series<Key>[],
): BarChartLayout {
  const isCounted = series.every(({ format }) => format === undefined)
  const stacked = stack<ChartDay<Key>, Series<Key>>()
    .keys([...series])
    .value((day, { key, isBelow }) => (isBelow ? -day[key] : day[key]))
    .offset(stackOffsetDiverging)(days)
  const ends = stacked.flat(2)
  const y = scaleLinear([Math.min(0, ...ends), Math.max(isCounted ? 1 : leastTop, ...ends)], [100, 0]).nice(2)
  const gap = gapOf(days.length)
  // Half a gap at both ends gives every day the same width, which the pointer position relies on.
  const x = scaleBand(
    days.map(({ date }) => date),
    [0, 100],
  )
    .paddingInner(gap)
    .paddingOuter(gap / 2)
  const step = Math.ceil(days.length / labelsMax)
  return {
    ticks: y
      .ticks(2)
      .filter((value) => !isCounted || Number.isInteger(value))
      .map((value) => ({ value, y: y(value) })),
    labels: days
      .filter((_, at) => (days.length - 1 - at) % step === 0)
      .map(({ date }) => ({ date, x: (x(date) ?? 0) + x.bandwidth() / 2 })),
    paths: stacked.map((bars) => ({
      color: bars.key.color,
      outline: bars
        .filter(([from, to]) => from !== to)
        .map((bar) => outlineOf(x(bar.data.date) ?? 0, x.bandwidth(), y(bar[0]), y(bar[1])))
        .join(''),
    })),
  }
}

/** The fraction of a bar's slot that stays empty, so that few bars stay slim and many stay apart. */
function gapOf(days: number): number {
  if (days > 30) return 0.15
  return days > 7 ? 0.35 : 0.5
}

function outlineOf(x: number, width: number, from: number, to: number): string {
  return `M${rounded(x)} ${rounded(from)}h${rounded(width)}V${rounded(to)}H${rounded(x)}Z`
}

const rounded = (percent: number) => Math.round(percent * 1000) / 1000
