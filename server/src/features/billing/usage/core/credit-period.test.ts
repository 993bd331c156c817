import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditPeriod } from './credit-period.ts'

const at = (moment: string, startedAt: string | null = null) =>
  creditPeriod(new Date(moment), startedAt === null ? null : new Date(startedAt))

test('without a paid plan it is the month in UTC, whatever the local zone says', () => {
  expect(at('2026-03-01T00:00:00+02:00')).toEqual({ start: '2026-02-01', end: '2026-03-01' })
  expect(at('2026-03-01T00:00:00Z')).toEqual({ start: '2026-03-01', end: '2026-04-01' })
  expect(at('2026-12-31T23:59:59.999Z')).toEqual({ start: '2026-12-01', end: '2027-01-01' })
})

test('with one it turns on the day on which the plan began, in UTC', () => {
  const startedAt = '2026-01-15T01:30:00+02:00'
  expect(at('2026-01-14T23:30:00Z', startedAt).start).toBe('2026-01-14')
  expect(at('2026-02-13T23:59:59Z', startedAt)).toEqual({ start: '2026-01-14', end: '2026-02-14' })
  expect(at('2026-02-14T00:00:00Z', startedAt)).toEqual({ start: '2026-02-14', end: '2026-03-14' })
})

test('a plan that began on the 31st turns on the last day of shorter months, and on the 31st again', () => {
  const startedAt = '2027-12-31T12:00:00Z'
  const starts = ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2029-02-28']
  for (const start of starts) {
    expect(at(`${start}T00:00:00Z`, startedAt).start).toBe(start)
    expect(at(new Date(Date.parse(start) - 1).toISOString(), startedAt).end).toBe(start)
  }
})

test('a plan that began on a leap day turns on the 28th in other years', () => {
  expect(at('2029-02-28T00:00:00Z', '2028-02-29T08:00:00Z').start).toBe('2029-02-28')
  expect(at('2029-03-29T00:00:00Z', '2028-02-29T08:00:00Z').start).toBe('2029-03-29')
})

test('periods lie end to end: each moment is in one, and that is the one before the next', () => {
  const moment = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, fc.option(moment), (now, startedAt) => {
      const { start, end } = creditPeriod(now, startedAt)
      expect(Date.parse(start)).toBeLessThanOrEqual(now.getTime())
      expect(Date.parse(end)).toBeGreaterThan(now.getTime())
      expect(creditPeriod(new Date(end), startedAt).start).toBe(end)
      expect(creditPeriod(new Date(Date.parse(end) - 1), startedAt)).toEqual({ start, end })
      expect(creditPeriod(new Date(start), startedAt)).toEqual({ start, end })
    }),
    { seed: 35, numRuns: 2000 },
  )
})
