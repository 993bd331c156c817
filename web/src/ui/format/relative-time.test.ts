import { expect, test } from 'vitest'
import { recentTime, timeAgo } from './relative-time.ts'

const now = new Date('2026-03-31T12:00:00Z')

test.each([
  ['2026-03-31T12:00:30Z', 'Just now'],
  ['2026-03-31T11:59:01Z', 'Just now'],
  ['2026-03-31T11:59:00Z', '1 minute ago'],
  ['2026-03-31T11:00:01Z', '59 minutes ago'],
  ['2026-03-31T11:00:00Z', '1 hour ago'],
  ['2026-03-30T12:00:01Z', '23 hours ago'],
  ['2026-03-30T12:00:00Z', '1 day ago'],
  ['2026-03-24T12:00:01Z', '6 days ago'],
])('%s is %s', (instant, words) => {
  expect(recentTime(instant, now)).toBe(words)
})

test('from seven days on it is a date of the locale', () => {
  const instant = '2026-03-24T12:00:00Z'
  expect(recentTime(instant, now)).toBe(new Date(instant).toLocaleDateString())
})

test.each([
  ['2026-03-24T12:00:00Z', '1 week ago'],
  ['2026-03-01T12:00:00Z', '1 month ago'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
])('with a suffix %s is %s', (instant, words) => {
  expect(timeAgo(instant, now)).toBe(words)
})
