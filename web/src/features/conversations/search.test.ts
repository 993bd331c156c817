import { expect, test } from 'vitest'
import { countNarrowing, everything, fromAddress, isNarrowed, toAddress, toQuery } from './search.ts'

test('a range of days takes in the whole of both, by the clock of who looks', () => {
  const between = { ...everything, when: 'between' } as const
  const query = toQuery({ ...between, fromDay: '2026-03-28', toDay: '2026-03-29' })
  expect(query.from).toBe(new Date(2026, 2, 28).toISOString())
  expect(query.to).toBe(new Date(2026, 2, 30).toISOString())
  expect(toQuery({ ...between, fromDay: 'soon' })).toEqual({})
  expect(toQuery({ ...between, when: 'any', fromDay: '2026-03-28' })).toEqual({})
})

test('today begins at midnight, and the last days have today among them', () => {
  const now = new Date(2026, 2, 10, 15, 30)
  const from = (when: 'today' | 'week' | 'month') => toQuery({ ...everything, when }, now).from
  expect(from('today')).toBe(new Date(2026, 2, 10).toISOString())
  expect(from('week')).toBe(new Date(2026, 2, 4).toISOString())
  expect(from('month')).toBe(new Date(2026, 1, 9).toISOString())
})

test('words, days and each filter count once', () => {
  const days = { when: 'between', fromDay: '2026-03-28', toDay: '2026-03-29' } as const
  expect(countNarrowing({ ...everything, ...days, q: 'hours', filters: ['refused', 'corrected'] })).toBe(4)
  expect(countNarrowing({ ...everything, tests: true })).toBe(0)
})

test('only what narrows is sent', () => {
  expect(toQuery(everything)).toEqual({})
  expect(toQuery({ ...everything, q: ' hours ', filters: ['refused', 'corrected'], tests: true })).toEqual({
    q: 'hours',
    filter: 'refused,corrected',
    tests: '1',
  })
  expect(isNarrowed({ ...everything, tests: true, q: ' ' })).toBe(false)
  expect(isNarrowed({ ...everything, when: 'between' })).toBe(false)
  expect(isNarrowed({ ...everything, when: 'week' })).toBe(true)
  expect(isNarrowed({ ...everything, filters: ['refused'] })).toBe(true)
})

test('a search comes back out of the address as it went in, and nonsense means nothing', () => {
  const search = {
    q: '12',
    when: 'between',
    fromDay: '2026-03-28',
    toDay: '',
    filters: ['corrected'],
    tests: true,
  } as const
  expect(fromAddress(toAddress(search))).toEqual(search)
  expect(fromAddress(toAddress(everything))).toEqual(everything)
  expect(fromAddress({ when: 'never', filter: 'refused,everything' })).toEqual({
    ...everything,
    filters: ['refused'],
  })
})
