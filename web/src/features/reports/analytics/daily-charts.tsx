import { Flex, Grid, Text } from '@radix-ui/themes'
import { useMemo } from 'react'
import { analyticsTexts } from './analytics-texts.ts'
import type { BarChartLayout } from './bar-chart-layout.ts'
import { layOutBars } from './bar-chart-layout.ts'
import { ChartCard } from './chart-card.tsx'
import { DayInspector } from './day-inspector.tsx'
import { dateWithWeekday, shortDate } from './local-dates.ts'
import { type Day, type Series, summarizeSeries } from './series.ts'
import { Swatch } from './swatch.tsx'

const accent = 'var(--iris-9)'
interface Chart {
  readonly title: string
  readonly series: readonly Series[]
  /** Shown instead of an empty chart, with the reason. */
  readonly empty?: string
}

const charts: readonly Chart[] = [
  { title: 'Conversations', series: [{ key: 'conversations', label: 'Conversations', color: accent }] },
  { title: 'Messages', series: [{ key: 'messages', label: 'Messages', color: accent }] },
  {
    title: 'Answered and refused',
    series: [
      { key: 'answers', label: 'Answered', color: accent },
      { key: 'refusals', label: 'Refused', color: 'var(--gray-8)' },
    ],
  },
  {
    title: 'Thumbs',
    empty: analyticsTexts.noThumbs,
    series: [
      { key: 'thumbsUp', label: 'Up', color: 'var(--green-9)' },
      { key: 'thumbsDown', label: 'Down', color: 'var(--red-9)', isBelow: true },
    ],
  },
]

/** What happened on each day: one chart per question. */
export function DailyCharts({ days }: { readonly days: readonly Day[] }) {
  return (
    <Grid columns={{ initial: '1', md: '2' }} gap="4">
      {charts.map(({ title, series, empty }) => (
        <ChartCard key={title} title={title} summary={<Summary days={days} series={series} />}>
          {empty !== undefined && isEmpty(days, series) ? (
            <Flex align="center" justify="center" className="empty-chart">
              <Text as="p" size="2" color="gray" align="center">
                {empty}
              </Text>
            </Flex>
          ) : (
            <DailyChart title={`${title} a day`} days={days} series={series} />
          )}
        </ChartCard>
      ))}
    </Grid>
  )
}

function isEmpty(days: readonly Day[], series: readonly Series[]): boolean {
  return days.every((day) => series.every(({ key }) => day[key] === 0))
}

/** A sentence for one series; the names, colors and totals of several. */
function Summary({ days, series }: { readonly days: readonly Day[]; readonly series: readonly Series[] }) {
  const [only, another] = series
  if (only && !another) return summarizeSeries(days, only.key)
  return series.map(({ key, label, color }) => (
    <span key={key} className="series-total">
      <Swatch color={color} />
      {label} {days.reduce((sum, day) => sum + day[key], 0).toLocaleString()}
    </span>
  ))
}

interface DailyChartProps {
  readonly title: string
  readonly days: readonly Day[]
  readonly series: readonly Series[]
}

/** Bars for each day, which pointer and keyboard can step through. Screen readers also get a table. */
function DailyChart({ title, days, series }: DailyChartProps) {
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

interface DailyTableProps {
  readonly title: string
  readonly days: readonly Day[]
  readonly series: readonly Series[]
}

/** A chart's numbers for people who can't see it. */
function DailyTable({ title, days, series }: DailyTableProps) {
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
              {series.map(({ key }) => (
                <td key={key}>{day[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
