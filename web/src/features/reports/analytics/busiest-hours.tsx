import { Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { hours, weekdays } from '../../../ui/format/local-dates.ts'
import { analyticsTexts } from './analytics-texts.ts'
import { type AnalyticsScope, busiestHoursQuery } from './queries.ts'

/** A heat map of the hours of a week: the darker, the more questions. */
export function BusiestHours(shown: AnalyticsScope) {
  const { data, isError, refetch } = useQuery(busiestHoursQuery(shown))
  return (
    <ChartCard title="Busiest hours" summary={data ? summary(data.questions) : ' '}>
      {isError && <ErrorState text={analyticsTexts.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="286px" />}
      {data && <HeatMap questions={data.questions} />}
    </ChartCard>
  )
}

function summary(questions: readonly (readonly number[])[]): string {
  const most = Math.max(...questions.flat())
  if (most === 0) return analyticsTexts.noQuestions
  const weekday = questions.findIndex((row) => row.includes(most))
  const hour = questions[weekday]?.indexOf(most) ?? 0
  return `Most questions on ${weekdays[weekday]} at ${hours[hour]} (${most.toLocaleString()})`
}

function HeatMap({ questions }: { readonly questions: readonly (readonly number[])[] }) {
  const most = Math.max(1, ...questions.flat())
  return (
    <table className="heat-map">
      <caption className="visually-hidden">Questions by weekday and hour</caption>
      <thead>
        <tr>
          <td />
          {hours.map((name, hour) => (
            <th key={name} scope="col">
              <span className={hour % 6 === 0 ? 'hour-name' : 'visually-hidden'}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {questions.map((row, weekday) => (
          <tr key={weekdays[weekday]}>
            <th scope="row">{weekdays[weekday]}</th>
            {row.map((count, hour) => (
              <td
                key={hours[hour]}
                title={`${weekdays[weekday]}, ${hours[hour]}: ${count.toLocaleString()}`}
                style={{ background: shade(count / most) }}
              >
                <span className="visually-hidden">{count}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Makes even a single question visible. */
function shade(share: number): string {
  if (share === 0) return 'var(--gray-3)'
  return `color-mix(in oklab, var(--iris-9) ${Math.round(12 + 88 * share)}%, var(--color-panel-solid))`
}
