import { expect, test } from 'vitest'
import { collide, dayOf, stateOn } from './validity.ts'

const from = (validFrom: string | null, validUntil: string | null) => ({ validFrom, validUntil })

test('an answer is given from its first day to its last, both included', () => {
  const christmas = from('2026-12-24', '2026-12-26')
  const days = ['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27']
  expect(days.map((day) => stateOn(christmas, day))).toEqual(['upcoming', 'active', 'active', 'ended'])
  expect(stateOn(from(null, null), '2026-12-24')).toBe('active')
})

test('answers collide on a common day, unless only one of them has dates', () => {
  const christmas = from('2026-12-24', '2026-12-26')
  expect(collide(christmas, from('2026-12-26', null))).toBe(true)
  expect(collide(christmas, from(null, '2026-12-23'))).toBe(false)
  expect(collide(christmas, from('2026-12-27', '2026-12-28'))).toBe(false)
  expect(collide(christmas, from(null, null))).toBe(false)
  expect(collide(from(null, null), from(null, null))).toBe(true)
})

test('the day is that of the office hours, else of UTC', () => {
  const lateEvening = new Date('2026-12-24T23:30:00Z')
  expect(dayOf({ officeHours: null }, lateEvening)).toBe('2026-12-24')
  expect(dayOf({ officeHours: { timeZone: 'Europe/Berlin' } }, lateEvening)).toBe('2026-12-25')
  expect(dayOf({ officeHours: { timeZone: 'America/New_York' } }, lateEvening)).toBe('2026-12-24')
})
