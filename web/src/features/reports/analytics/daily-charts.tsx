import type { ActivityCounts, DailyActivity } from '@parleykit/contract/reports/analytics/analytics'
import { Flex, Grid, Text } from '@radix-ui/themes'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { DailyChart } from '../../../ui/chart/daily-chart.tsx'
import { type Series as SeriesOf, summarizeSeries } from '../../../ui/chart/series.ts'
import { Swatch } from '../../../ui/chart/swatch.tsx'
import { analyticsTexts } from './analytics-texts.ts'

type Day = DailyActivity['days'][number]
type Series = SeriesOf<keyof ActivityCounts>

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
  if (only && !another) return summarizeSeries(days, only)
  return series.map(({ key, label, color }) => (
    <span key={key} className="series-total">
      <Swatch color={color} />
      {label} {days.reduce((sum, day) => sum + day[key], 0).toLocaleString()}
    </span>
  ))
}
