import type { OfficeHours } from './visitor-settings.ts'

const weekdays: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Whether an instant is within office hours, by the local time of their time zone, so it follows daylight saving time.
 * If a day's end isn't after its start, it is on the next day. Always true without hours.
 */
export function isWithinOfficeHours(hours: OfficeHours | null, instant: Date): boolean {
  if (hours === null) return true
  const { day, minute } = wallClock(hours.timeZone, instant)
  const today = hours.days[day]
  const yesterday = hours.days[(day + weekdays.length - 1) % weekdays.length]
  return (
    (today != null && isSince(today, minute)) ||
    (yesterday != null && isOverNight(yesterday) && minute < minutesOf(yesterday.to))
  )
}

type Day = NonNullable<OfficeHours['days'][number]>

function isSince(day: Day, minute: number): boolean {
  return minute >= minutesOf(day.from) && (isOverNight(day) || minute < minutesOf(day.to))
}

function isOverNight({ from, to }: Day): boolean {
  return minutesOf(to) <= minutesOf(from)
}

/** Minutes since midnight of a time such as `09:30`. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function wallClock(timeZone: string, instant: Date): { readonly day: number; readonly minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: weekdays.indexOf(partOf('weekday')),
    minute: minutesOf(`${partOf('hour')}:${partOf('minute')}`),
  }
}
