import { expect, test } from 'vitest'
import { periodAt } from './period-at.ts'

const at = (text: string) => new Date(`${text}Z`)
const period = (anchor: string, interval: 'month' | 'year', now: string) => {
  const { start, end } = periodAt(at(anchor), interval, at(now))
  return [start.toISOString().slice(0, 16), end.toISOString().slice(0, 16)]
}

test.each([
  ['2026-01-31T10:30', 'month', '2026-01-31T10:30', '2026-01-31T10:30', '2026-02-28T10:30'],
  ['2026-01-31T10:30', 'month', '2026-02-28T10:29', '2026-01-31T10:30', '2026-02-28T10:30'],
  ['2026-01-31T10:30', 'month', '2026-02-28T10:30', '2026-02-28T10:30', '2026-03-31T10:30'],
  ['2026-01-31T10:30', 'month', '2026-04-30T23:00', '2026-04-30T10:30', '2026-05-31T10:30'],
  ['2026-01-31T10:30', 'month', '2028-02-29T10:30', '2028-02-29T10:30', '2028-03-31T10:30'],
  ['2028-02-29T00:00', 'year', '2029-02-27T00:00', '2028-02-29T00:00', '2029-02-28T00:00'],
  ['2028-02-29T00:00', 'year', '2032-02-29T00:00', '2032-02-29T00:00', '2033-02-28T00:00'],
  ['2026-11-22T04:00', 'month', '2126-11-22T03:59', '2126-10-22T04:00', '2126-11-22T04:00'],
  ['2026-11-22T04:00', 'month', '2020-01-01T00:00', '2026-11-22T04:00', '2026-12-22T04:00'],
] as const)('%s each %s, at %s', (anchor, interval, now, start, end) => {
  expect(period(anchor, interval, now)).toEqual([start, end])
})

test('periods follow one another without a gap, through leap years', () => {
  const anchor = at('2027-10-31T23:59')
  let { end } = periodAt(anchor, 'month', anchor)
  for (let month = 1; month < 200; month++) {
    const next = periodAt(anchor, 'month', end)
    expect(next.start).toEqual(end)
    expect(periodAt(anchor, 'month', new Date(end.getTime() - 1)).end).toEqual(end)
    end = next.end
  }
})
