/** Formats a point in time as its time of day, with the date if it isn't today. `locale` defaults to the browser's. */
export function formatTime(at: number, now: number, locale: string | undefined): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return new Date(at).toLocaleString(locale, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  })
}
