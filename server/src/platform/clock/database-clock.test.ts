import { expect, test } from 'vitest'
import { createDatabaseClock } from './database-clock.ts'

const minuteMs = 60_000

/** How far the clock is ahead of this machine's, in whole minutes. */
function minutesAhead(now: () => Date): number {
  return Math.round((now().getTime() - Date.now()) / minuteMs)
}

test('goes as the database does, whichever of the two is wrong, and follows when that is set', () => {
  const clock = createDatabaseClock()
  expect(minutesAhead(clock.now)).toBe(0)
  for (const minutes of [10, -10, 3, 0]) {
    clock.synchronize(new Date(Date.now() + minutes * minuteMs), performance.now())
    expect(minutesAhead(clock.now)).toBe(minutes)
  }
})

test('counts from when the database was read', () => {
  const clock = createDatabaseClock()
  const minuteAgoMs = performance.now() - minuteMs
  clock.synchronize(new Date(Date.now() + 4 * minuteMs), minuteAgoMs)
  expect(minutesAhead(clock.now)).toBe(5)
})

test('is the own clock where both differ as clocks do that the network sets', () => {
  const clock = createDatabaseClock()
  clock.synchronize(new Date(Date.now() + 600), performance.now())
  const before = Date.now()
  const read = clock.now().getTime()
  expect(read).toBeGreaterThanOrEqual(before)
  expect(read).toBeLessThanOrEqual(Date.now())
})
