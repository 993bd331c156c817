/** Formats a date without a time, such as 2026-03-29, for the owner's locale: "Mar 29". */
export function shortDate(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`))
}

/** Formats a date with its weekday: "Sun, Mar 29". */
export function dateWithWeekday(date: string): string {
  return weekdayDateFormat.format(new Date(`${date}T00:00:00Z`))
}

/** Formats a date with its year: "Mar 29, 2026". */
export function dateWithYear(date: string): string {
  return yearDateFormat.format(new Date(`${date}T00:00:00Z`))
}

/** Formats an instant's day in the owner's zone: "Mar 29, 2026". */
export function dayOf(instant: Date): string {
  return instant.toLocaleDateString(undefined, { dateStyle: 'medium' })
}

/** Formats an instant in the owner's zone: "Mar 29, 2026, 3:04 PM". */
export function dayAndTime(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

const inUtc = { timeZone: 'UTC' } as const
const dateFormat = new Intl.DateTimeFormat(undefined, { ...inUtc, day: 'numeric', month: 'short' })
const yearDateFormat = new Intl.DateTimeFormat(undefined, {
  ...inUtc,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
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

/** The hours of a day in the owner's locale: "9 AM" or "09". */
export const hours = Array.from({ length: 24 }, (_, hour) => hourFormat.format(Date.UTC(2024, 0, 1, hour)))
