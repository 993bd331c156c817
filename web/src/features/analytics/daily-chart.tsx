import { useMemo } from 'react'
import { type Bars, layOutBars } from './bars.ts'
import { DailyTable } from './daily-table.tsx'
import { DayInHand } from './day-in-hand.tsx'
import { shortDate } from './local-dates.ts'
import type { Day, Series } from './series.ts'

interface DailyChartProps {
  readonly title: string
  readonly days: readonly Day[]
  readonly series: readonly Series[]
}

/** Bars for each day, which pointer and keyboard can step through. Screen readers also get a table. */
export function DailyChart({ title, days, series }: DailyChartProps) {
  const bars = useMemo(() => layOutBars(days, series), [days, series])
  return (
    <div className="daily-chart">
      <div className="daily-bars">
        <div aria-hidden className="chart-numbers">
          {bars.ticks.map(({ value, y }) => (
            <span key={value} style={{ top: `${y}%` }}>
              {Math.abs(value).toLocaleString()}
            </span>
          ))}
        </div>
        <DayInHand title={title} days={days} series={series}>
          <Drawing {...bars} />
        </DayInHand>
        <div aria-hidden className="chart-dates">
          {bars.labels.map(({ date, x }) => (
            <span key={date} style={{ left: `${x}%` }}>
              {shortDate(date)}
            </span>
          ))}
        </div>
      </div>
      <DailyTable title={title} days={days} series={series} />
    </div>
  )
}

/** Stretched to the available space; only the lines keep their width. */
function Drawing({ ticks, paths }: Bars) {
  return (
    <svg aria-hidden className="chart-drawing" viewBox="0 0 100 100" preserveAspectRatio="none">
      {ticks.map(({ value, y }) => (
        <line key={value} x1="0" x2="100" y1={y} y2={y} className={value === 0 ? 'chart-zero' : undefined} />
      ))}
      {paths.map(({ color, outline }) => (
        <path key={color} d={outline} fill={color} />
      ))}
    </svg>
  )
}
