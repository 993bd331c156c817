import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { DailyTable } from './daily-table.tsx'
import { shortDate } from './local-dates.ts'
import type { Day, Series } from './series.ts'

interface DailyChartProps {
  readonly title: string
  readonly days: readonly Day[]
  readonly series: readonly Series[]
}

const tick = { fill: 'var(--gray-11)', fontSize: 12 }

/** Few enough labels for a phone, counted back from today. */
function labelledDates(days: readonly Day[]): string[] {
  const step = Math.ceil(days.length / 5)
  return days.filter((_, at) => (days.length - 1 - at) % step === 0).map(({ date }) => date)
}

/** Bars for each day. Screen readers get the same numbers as a table instead. */
export function DailyChart({ title, days, series }: DailyChartProps) {
  const data = days.map((day) => ({
    date: day.date,
    ...Object.fromEntries(series.map(({ key, isBelow }) => [key, isBelow ? -day[key] : day[key]])),
  }))
  return (
    <div className="daily-chart">
      <div aria-hidden className="daily-bars">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            stackOffset="sign"
            barCategoryGap={days.length > 30 ? 1 : '20%'}
            maxBarSize={36}
            margin={{ top: 4, right: 16, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--gray-4)" />
            <XAxis
              dataKey="date"
              tickFormatter={shortDate}
              tick={tick}
              tickLine={false}
              axisLine={{ stroke: 'var(--gray-6)' }}
              ticks={labelledDates(days)}
              interval={0}
            />
            <YAxis
              tick={tick}
              tickFormatter={(value: number) => Math.abs(value).toLocaleString()}
              tickLine={false}
              axisLine={false}
              tickCount={3}
              allowDecimals={false}
              width="auto"
            />
            <Tooltip
              cursor={{ fill: 'var(--gray-a3)' }}
              isAnimationActive={false}
              content={({ active, label }) => (
                <ChartTooltip
                  day={active ? days.find(({ date }) => date === label) : undefined}
                  series={series}
                />
              )}
            />
            {series.some(({ isBelow }) => isBelow) && <ReferenceLine y={0} stroke="var(--gray-6)" />}
            {series.map(({ key, color }) => (
              <Bar key={key} dataKey={key} stackId="day" fill={color} isAnimationActive={false} />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <DailyTable title={title} days={days} series={series} />
    </div>
  )
}
