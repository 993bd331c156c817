import { expect, test } from 'vitest'
import { cleanQuote } from './clean-quote.ts'

test.each([
  ['**Note. The search is quick.', 'Note. The search is quick.'],
  ['The search is quick.** It was slow.', 'The search is quick. It was slow.'],
  ['**Every bike** has a lock, **every helmet** none.', '**Every bike** has a lock, **every helmet** none.'],
  ['Type `npm start and wait.', 'Type npm start and wait.'],
  ['Click "Cancel and confirm.', 'Click Cancel and confirm.'],
  ['Click "Cancel" on a 27.5" wheel.', 'Click "Cancel" on a 27.5" wheel.'],
  ['„Ruhe“ ab 22 Uhr (im Sommer ab 23 Uhr.', '„Ruhe“ ab 22 Uhr im Sommer ab 23 Uhr.'],
  ['1) Open it (twice). 2**3 is eight.', '1) Open it (twice). 2**3 is eight.'],
  [
    'See [our help](../help.html#top) and [the shop](https://shop.example).',
    'See our help and [the shop](https://shop.example).',
  ],
  ['[Mail us](mailto:hello@shop.example) ![map](/map.png)', '[Mail us](mailto:hello@shop.example) map'],
])('marks come in pairs and relative links are words: %s', (quoted, tidy) => {
  expect(cleanQuote(quoted)).toBe(tidy)
})
