import { expect, test } from 'vitest'
import { formatTime } from './format-time.ts'

const noon = new Date(2026, 4, 3, 12, 5).getTime()

test('a message of today has its time alone, an older one its date', () => {
  expect(formatTime(noon, new Date(2026, 4, 3, 23, 59).getTime(), 'en-GB')).toBe('12:05')
  expect(formatTime(noon, new Date(2026, 4, 4, 0, 1).getTime(), 'en-GB')).toBe('3 May 2026, 12:05')
  expect(formatTime(noon, new Date(2027, 4, 3, 12, 5).getTime(), 'de')).toContain('2026')
})
