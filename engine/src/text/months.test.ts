import { expect, test } from 'vitest'
import { PACKS } from '../languages/packs.ts'
import { monthNamed, monthsIn } from './months.ts'

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

test.each(PACKS.map(({ code }) => code))('the words that Intl has for months in %s name them', (code) => {
  const forms = (['long', 'short'] as const).flatMap((month) => [
    { month },
    { month, day: 'numeric' } as const,
  ])
  for (const form of forms) {
    const format = new Intl.DateTimeFormat(`${code}-u-ca-gregory`, { ...form, timeZone: 'UTC' })
    for (let month = 1; month <= 12; month++) {
      const parts = format.formatToParts(new Date(Date.UTC(2023, month - 1, 15)))
      const name = parts.find(({ type }) => type === 'month')?.value.replace(/\.$/, '') ?? ''
      const word = /^[\p{L}\p{M}]+$/u.test(name) && !['may', 'mar', 'set'].includes(name) ? name : ''
      expect(word === '' ? month : monthNamed(word), word).toBe(month)
    }
  }
})
