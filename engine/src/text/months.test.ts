import { expect, test } from 'vitest'
import { monthsIn } from './months.ts'

test.each([
  ['Bassa (apr, ott)', [4, 10]],
  ['media (abr-jun, sep-oct)', [4, 5, 6, 9, 10]],
  ['siamo chiusi dal 4 novembre al 20 marzo', [11, 12, 1, 2, 3]],
  ['15. märz bis 31. oktober', [3, 4, 5, 6, 7, 8, 9, 10]],
  ['du 1er mai au 30 juin 2026', [5, 6]],
  ['nov–mar', [11, 12, 1, 2, 3]],
  ['w sierpniu i we wrześniu', []],
  ['8 sierpnia', [8]],
  ['juli en augustus', [7, 8]],
])('%s names months', (text, months) => {
  expect([...monthsIn(text)]).toEqual(expect.arrayContaining([...months]))
  expect(monthsIn(text).size).toBe(months.length)
})

test.each([
  'two days ago out of town',
  'we set out to be there by nine',
  'das mag sein',
  'planet mars',
  'you may come',
])('%s names none', (text) => {
  expect([...monthsIn(text)]).toEqual([])
})
