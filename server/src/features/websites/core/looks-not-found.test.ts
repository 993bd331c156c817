import { expect, test } from 'vitest'
import { looksNotFound } from './looks-not-found.ts'

test.each([
  ['404', ''],
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
  expect(looksNotFound('Prices', 'A size that is not found here can be ordered.')).toBe(false)
})
