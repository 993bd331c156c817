import { expect, test } from 'vitest'
import { everything, isNarrowed, toQuery } from './search.ts'

test('a range of days takes in the whole of both, by the clock of who looks', () => {
  const query = toQuery({ ...everything, fromDay: '2026-03-28', toDay: '2026-03-29' })
  expect(query.from).toBe(new Date(2026, 2, 28).toISOString())
  expect(query.to).toBe(new Date(2026, 2, 30).toISOString())
  expect(toQuery({ ...everything, fromDay: 'soon' })).toEqual({})
})

test('only what narrows is sent', () => {
  expect(toQuery(everything)).toEqual({})
  expect(toQuery({ ...everything, q: ' hours ', filters: ['refused', 'corrected'], tests: true })).toEqual({
    q: 'hours',
    filter: 'refused,corrected',
    tests: '1',
  })
  expect(isNarrowed({ ...everything, tests: true, q: ' ' })).toBe(false)
  expect(isNarrowed({ ...everything, filters: ['refused'] })).toBe(true)
})
