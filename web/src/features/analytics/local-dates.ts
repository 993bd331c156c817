/** A date without a time, such as 2026-03-29, in the words of the owner's language: "Mar 29". */
export function shortDate(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`))
}

/** "Sun, Mar 29". */
export function dateWithWeekday(date: string): string {
  return weekdayDateFormat.format(new Date(`${date}T00:00:00Z`))
}

const inUtc = { timeZone: 'UTC' } as const
const dateFormat = new Intl.DateTimeFormat(undefined, { ...inUtc, day: 'numeric', month: 'short' })
const weekdayDateFormat = new Intl.DateTimeFormat(undefined, {
  ...inUtc,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const weekdayFormat = new Intl.DateTimeFormat(undefined, { ...inUtc, weekday: 'short' })
const hourFormat = new Intl.DateTimeFormat(undefined, { ...inUtc, hour: 'numeric' })

/** Short names of the days, Monday first. */
export const weekdays = Array.from({ length: 7 }, (_, day) =>
  weekdayFormat.format(Date.UTC(2024, 0, 1 + day)),
)

/** "9 AM" or "09", as the owner's country writes it. */
export const hours = Array.from({ length: 24 }, (_, hour) => hourFormat.format(Date.UTC(2024, 0, 1, hour)))
