const day = 24 * 3_600_000
const week = 7 * day
/** Weekly backups are kept for this many times as long as daily ones. */
const weeksFor = 4

/**
 * The backups that have expired. Kept are all of the last day, the newest of each day for `keepDays`, the newest of
 * each week for four times as long, and always the newest of all. Days and weeks are in UTC.
 * @param times milliseconds, in any order
 */
export function backupsToDelete(times: readonly number[], now: number, keepDays: number): number[] {
  const newestFirst = [...times].sort((a, b) => b - a)
  const seen = new Set<string>()
  const isFirstOf = (period: string) => !seen.has(period) && seen.add(period) !== undefined
  return newestFirst.filter((time, index) => {
    const age = now - time
    const isOfDay = isFirstOf(`day ${Math.floor(time / day)}`)
    const isOfWeek = isFirstOf(`week ${Math.floor(time / week)}`)
    const isKept =
      index === 0 ||
      age < day ||
      (isOfDay && age < keepDays * day) ||
      (isOfWeek && age < keepDays * day * weeksFor)
    return !isKept
  })
}
