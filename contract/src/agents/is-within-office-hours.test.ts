import { expect, test } from 'vitest'
import { isWithinOfficeHours } from './is-within-office-hours.ts'
import { type OfficeHours, officeHoursInput } from './visitor-settings.ts'

const nineToFive = { from: '09:00', to: '17:00' }

function hoursOf(days: OfficeHours['days'], timeZone = 'UTC'): OfficeHours {
  return { timeZone, days, text: '' }
}

const workdays = hoursOf([nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, null, null])

test.each([
  ['2026-11-23T08:59:59Z', false],
  ['2026-11-23T09:00:00Z', true],
  ['2026-11-27T16:59:59Z', true],
  ['2026-11-27T17:00:00Z', false],
  ['2026-11-28T12:00:00Z', false],
  ['2026-11-29T12:00:00Z', false],
])('Mondays to Fridays from nine to five: %s is %s', (instant, expected) => {
  expect(isWithinOfficeHours(workdays, new Date(instant))).toBe(expected)
})

test.each([
  // A night from Saturday to Sunday, and nothing on the days around it.
  ['2026-11-28T21:59:00Z', false],
  ['2026-11-28T22:00:00Z', true],
  ['2026-11-29T05:59:00Z', true],
  ['2026-11-29T06:00:00Z', false],
  ['2026-11-28T05:00:00Z', false],
])('a night goes on into the next day: %s is %s', (instant, expected) => {
  const night = hoursOf([null, null, null, null, null, { from: '22:00', to: '06:00' }, null])
  expect(isWithinOfficeHours(night, new Date(instant))).toBe(expected)
})

test('a night from Sunday goes on into Monday', () => {
  const night = hoursOf([null, null, null, null, null, null, { from: '22:00', to: '06:00' }])
  expect(isWithinOfficeHours(night, new Date('2026-11-23T05:00:00Z'))).toBe(true)
})

test('the clock on the wall counts, in summer as in winter', () => {
  const berlin = { ...workdays, timeZone: 'Europe/Berlin' }
  const at = (instant: string) => isWithinOfficeHours(berlin, new Date(instant))
  expect([at('2026-07-06T06:59:00Z'), at('2026-07-06T07:00:00Z')]).toEqual([false, true])
  expect([at('2026-11-23T07:59:00Z'), at('2026-11-23T08:00:00Z')]).toEqual([false, true])
  // In Auckland Monday has begun while London still has Sunday.
  const auckland = { ...workdays, timeZone: 'Pacific/Auckland' }
  expect(isWithinOfficeHours(auckland, new Date('2026-11-22T21:00:00Z'))).toBe(true)
})

test('the same time twice is the whole day, midnight is its end, and no hours are always', () => {
  const allDay = hoursOf([{ from: '00:00', to: '00:00' }, null, null, null, null, null, null])
  expect(isWithinOfficeHours(allDay, new Date('2026-11-23T23:59:00Z'))).toBe(true)
  expect(isWithinOfficeHours(allDay, new Date('2026-11-24T00:00:00Z'))).toBe(false)
  const untilMidnight = hoursOf([{ from: '18:00', to: '00:00' }, null, null, null, null, null, null])
  expect(isWithinOfficeHours(untilMidnight, new Date('2026-11-23T23:59:00Z'))).toBe(true)
  expect(isWithinOfficeHours(untilMidnight, new Date('2026-11-24T00:00:00Z'))).toBe(false)
  expect(isWithinOfficeHours(null, new Date())).toBe(true)
})

test.each([
  [{ ...workdays, timeZone: 'Mars/Olympus' }],
  [{ ...workdays, timeZone: '' }],
  [{ ...workdays, days: workdays.days.slice(1) }],
  [{ ...workdays, days: workdays.days.map(() => null) }],
  [{ ...workdays, days: workdays.days.map(() => ({ from: '9', to: '17:00' })) }],
  [{ ...workdays, days: workdays.days.map(() => ({ from: '24:00', to: '17:00' })) }],
  [{ ...workdays, days: workdays.days.map(() => ({ from: '09:00', to: '24:00' })) }],
  [{ ...workdays, text: 'x'.repeat(301) }],
])('hours that say nothing are refused: %j', (wrong) => {
  expect(officeHoursInput.safeParse(wrong).success).toBe(false)
})
