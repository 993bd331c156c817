import { expect, test } from 'vitest'
import { findWrongCanonicals } from './find-wrong-canonicals.ts'

const page = (path: string, named: string, title: string) => ({
  url: `https://example.com${path}`,
  sourceUrl: `https://example.com${named}`,
  title,
})

test('pages that all name one address are told apart by their titles', () => {
  const home = page('/index.html', '/index.html', 'Home')
  const boats = page('/boats', '/index.html', 'Boats')
  const bikes = page('/bikes', '/index.html', 'Bikes')
  expect(findWrongCanonicals([home, boats, bikes], [])).toEqual([boats, bikes])
})

test.each([
  [
    'variants of one page',
    page('/shoe?c=red', '/shoe', 'Red shoe'),
    page('/shoe?c=blue', '/shoe', 'Blue shoe'),
  ],
  ['one page in two folders', page('/men/shoe', '/shoe', 'Shoe'), page('/sale/shoe', '/shoe', 'Shoe')],
  ['pages that name themselves', page('/a', '/a', 'A'), page('/b', '/b', 'B')],
])('%s are none of them', (_, one, other) => {
  expect(findWrongCanonicals([one, other], [])).toEqual([])
})

test('pages that are known already count too, but no page is another one than itself', () => {
  const boats = page('/boats', '/index.html', 'Boats')
  expect(findWrongCanonicals([boats], [page('/index.html', '/index.html', 'Home')])).toEqual([boats])
  expect(findWrongCanonicals([boats], [{ ...boats, title: 'Our boats' }])).toEqual([])
})
