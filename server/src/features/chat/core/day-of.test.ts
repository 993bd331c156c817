import { expect, test } from 'vitest'
import { dayOf, secondsToNextDay } from './day-of.ts'

test.each([
  ['2026-11-21T00:00:00.000Z', '2026-11-21', 86_400],
  ['2026-11-21T23:59:59.500Z', '2026-11-21', 1],
  ['2026-11-21T23:00:00.000+02:00', '2026-11-21', 10_800],
])('the day of %s', (instant, day, left) => {
  expect(dayOf(new Date(instant))).toBe(day)
  expect(secondsToNextDay(new Date(instant))).toBe(left)
})
