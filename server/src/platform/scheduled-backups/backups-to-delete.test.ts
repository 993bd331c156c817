import { expect, test } from 'vitest'
import { backupsToDelete } from './backups-to-delete.ts'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 4, 20, 12)

test('a backup of each day is kept, then one of each week, and the newest whatever its age', () => {
  const daily = Array.from({ length: 100 }, (_, index) => now - index * day)
  const gone = new Set(backupsToDelete(daily, now, 14))
  const kept = daily.filter((time) => !gone.has(time))
  expect(kept.slice(0, 14)).toEqual(daily.slice(0, 14))
  const weekly = kept.slice(14)
  expect(weekly.length).toBe(6)
  for (const [index, time] of weekly.entries())
    if (index > 0) expect(Number(weekly[index - 1]) - time).toBe(7 * day)
  expect(now - Number(weekly.at(-1))).toBeLessThan(56 * day)
  expect(backupsToDelete([now - 900 * day], now, 14)).toEqual([])
})

test('of hourly ones, those of the last day are kept, and the newest of each day before', () => {
  const hourly = Array.from({ length: 72 }, (_, index) => now - index * hour)
  const gone = new Set(backupsToDelete(hourly, now, 14))
  const kept = hourly.filter((time) => !gone.has(time))
  expect(kept.slice(0, 24)).toEqual(hourly.slice(0, 24))
  // The newest of 18 and of 17 May; that of 19 May is among the last day's.
  expect(kept.slice(24)).toEqual([now - 37 * hour, now - 61 * hour])
})
