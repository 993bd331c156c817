import { expect, test } from 'vitest'
import { isLikelyAsked } from './is-likely-asked.ts'

test.each([
  ['/', null],
  ['/de/', null],
  ['/about-us', null],
  ['/info/Opening_Hours.html', null],
  ['/ueber-uns/', null],
  ['/%C3%B6ffnungszeiten', null],
  ['/tarifs', null],
  ['/price-list.html', null],
  ['/repairs', null],
  ['/our-services/', null],
  ['/Products', null],
  ['/fiyat-listesi', null],
  ['/p/12', 'FAQ | Harbour Shop'],
  ['/p/13', 'Harbour Shop – Shipping'],
  ['/page7', 'よくある質問'],
])('%s, called %j, is asked about', (path, title) => {
  expect(isLikelyAsked(`https://example.com${path}`, title)).toBe(true)
})

test.each([
  ['/products/red-shoe', 'Red shoe'],
  ['/blog/2024/05/how-we-ship', null],
  ['/blog/contact-lenses-explained', 'Contact lenses explained'],
  ['/a/b/c/contact', null],
  ['/broken%E0%A4%A', null],
])('%s, called %j, is not', (path, title) => {
  expect(isLikelyAsked(`https://example.com${path}`, title)).toBe(false)
})
