import { dateWithWeekday } from './local-dates.ts'
import type { Day, Series } from './series.ts'

interface DailyTableProps {
  readonly title: string
  readonly days: readonly Day[]
  readonly series: readonly Series[]
}

/** A chart's numbers for people who can't see it. */
export function DailyTable({ title, days, series }: DailyTableProps) {
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
