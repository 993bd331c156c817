import { expect, test } from 'vitest'
import { countActiveFilters, emptySearch, fromUrlSearch, hasFilters, toQuery, toUrlSearch } from './search.ts'

test('a range of days takes in the whole of both, by the clock of who looks', () => {
  const between = { ...emptySearch, period: 'between' } as const
  const query = toQuery({ ...between, fromDay: '2026-03-28', toDay: '2026-03-29' })
  expect(query.from).toBe(new Date(2026, 2, 28).toISOString())
  expect(query.to).toBe(new Date(2026, 2, 30).toISOString())
  expect(toQuery({ ...between, fromDay: 'soon' })).toEqual({})
  expect(toQuery({ ...between, period: 'any', fromDay: '2026-03-28' })).toEqual({})
})

test('today begins at midnight, and the last days have today among them', () => {
  const now = new Date(2026, 2, 10, 15, 30)
  const from = (period: 'today' | 'week' | 'month') => toQuery({ ...emptySearch, period }, now).from
  expect(from('today')).toBe(new Date(2026, 2, 10).toISOString())
  expect(from('week')).toBe(new Date(2026, 2, 4).toISOString())
  expect(from('month')).toBe(new Date(2026, 1, 9).toISOString())
})

test('words, days and each filter count once', () => {
  const days = { period: 'between', fromDay: '2026-03-28', toDay: '2026-03-29' } as const
  expect(countActiveFilters({ ...emptySearch, ...days, q: 'hours', filters: ['refused', 'corrected'] })).toBe(
    4,
  )
  expect(countActiveFilters({ ...emptySearch, includesTests: true })).toBe(0)
})

test('only what narrows is sent', () => {
  expect(toQuery(emptySearch)).toEqual({})
  expect(
    toQuery({ ...emptySearch, q: ' hours ', filters: ['refused', 'corrected'], includesTests: true }),
  ).toEqual({
    q: 'hours',
    filter: 'refused,corrected',
    tests: '1',
  })
  expect(hasFilters({ ...emptySearch, includesTests: true, q: ' ' })).toBe(false)
  expect(hasFilters({ ...emptySearch, period: 'between' })).toBe(false)
  expect(hasFilters({ ...emptySearch, period: 'week' })).toBe(true)
  expect(hasFilters({ ...emptySearch, filters: ['refused'] })).toBe(true)
})

test('a search comes back out of the address as it went in, and nonsense means nothing', () => {
  const search = {
    q: '12',
    period: 'between',
    fromDay: '2026-03-28',
    toDay: '',
    filters: ['corrected'],
    includesTests: true,
  } as const
  expect(fromUrlSearch(toUrlSearch(search))).toEqual(search)
  expect(fromUrlSearch(toUrlSearch(emptySearch))).toEqual(emptySearch)
  expect(fromUrlSearch({ when: 'never', filter: 'refused,everything' })).toEqual({
    ...emptySearch,
    filters: ['refused'],
  })
})
