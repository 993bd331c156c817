import { useMemo } from 'react'
import { dateWithWeekday, shortDate } from '../format/local-dates.ts'
import { type BarChartLayout, layOutBars } from './bar-chart-layout.ts'
import { DayInspector } from './day-inspector.tsx'
import { type ChartDay, inWords, type Series } from './series.ts'
import './daily-chart.css'

interface DailyChartProps<Key extends string> {
  readonly title: string
  readonly days: readonly ChartDay<Key>[]
  readonly series: readonly Series<Key>[]
}

/** Bars for each day, which pointer and keyboard can step through. Screen readers also get a table. */
export function DailyChart<Key extends string>({ title, days, series }: DailyChartProps<Key>) {
  const [first] = series
  const bars = useMemo(() => layOutBars(days, series), [days, series])
  return (
    <div className="daily-chart">
      <div className="daily-bars">
        <div aria-hidden className="chart-numbers">
          {bars.ticks.map(({ value, y }) => (
            <span key={value} style={{ top: `${y}%` }}>
              {inWords(first ?? {}, Math.abs(value))}
            </span>
          ))}
        </div>
        <DayInspector title={title} days={days} series={series}>
          <Drawing {...bars} />
        </DayInspector>
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
function Drawing({ ticks, paths }: BarChartLayout) {
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

/** A chart's numbers for people who can't see it. */
function DailyTable<Key extends string>({ title, days, series }: DailyChartProps<Key>) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{dateWithWeekday(day.date)}</th>
              {series.map((each) => (
                <td key={each.key}>{inWords(each, day[each.key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
