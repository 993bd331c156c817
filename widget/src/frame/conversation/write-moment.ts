/** A moment as short as it can be told apart: its time, with the date where that isn't today's. `locale`: the browser's by default. */
export function writeMoment(at: number, now: number, locale: string | undefined): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return new Date(at).toLocaleString(locale, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  })
}
