import { expect, test } from 'vitest'
import { creditPeriodStart } from './credit-period-start.ts'

test('a period starts on the first of the month in UTC, whatever the local zone says', () => {
  expect(creditPeriodStart(new Date('2026-03-01T00:00:00+02:00'))).toBe('2026-02-01')
  expect(creditPeriodStart(new Date('2026-03-01T00:00:00Z'))).toBe('2026-03-01')
})
