import { expect, test } from 'vitest'
import { looksNotFound } from './looks-not-found.ts'

test.each([
  ['404', ''],
  ['Acme | 404', ''],
  ['404 - Acme', ''],
  ['404 error', ''],
  ['Error 404: Acme', ''],
  ['Page not found', 'Try the search.'],
  ['Acme', '# Seite nicht gefunden\n\nZur Startseite'],
  ['ページが見つかりません', ''],
])('a page called %j is none', (title, text) => {
  expect(looksNotFound(title, text)).toBe(true)
})

test('a page about missing pages is one', () => {
  expect(
    looksNotFound('How to fix the error 404', `# 404 errors\n\n${'They come from old links. '.repeat(40)}`),
  ).toBe(false)
  expect(looksNotFound('Peugeot 404', '# Peugeot 404\n\nA saloon of the sixties.')).toBe(false)
  expect(looksNotFound('Room 404 | Hotel Quay', 'It has a balcony.')).toBe(false)
  expect(looksNotFound('Prices', 'A size that is not found here can be ordered.')).toBe(false)
})
