const minute = 60
const hour = 60 * minute
const day = 24 * hour

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** How long ago an instant was: Just now, minutes, hours, days up to 7 days, then a locale date. */
export function recentTime(instant: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(instant)) / 1000
  if (seconds < minute) return 'Just now'
  if (seconds < hour) return plural(Math.floor(seconds / minute), 'minute')
  if (seconds < day) return plural(Math.floor(seconds / hour), 'hour')
  if (seconds < 7 * day) return plural(Math.floor(seconds / day), 'day')
  return new Date(instant).toLocaleDateString()
}

/** How long ago an instant was, always as a span with a suffix: "3 months ago". */
export function timeAgo(instant: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(instant)) / 1000 / day)
  if (days < 7) return recentTime(instant, now)
  if (days < 30) return plural(Math.floor(days / 7), 'week')
  if (days < 365) return plural(Math.floor(days / 30), 'month')
  return plural(Math.floor(days / 365), 'year')
}
